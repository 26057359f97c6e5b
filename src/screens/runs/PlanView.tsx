// What a run would come to: how many, who is left out and why, sums.
import type { ReactNode } from 'react'
import type { EntityModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { Ticks } from '../../actions/Ticks.tsx'
import { serverText } from '../../client/records/serverText.ts'
import { useText } from '../../client/texts/useText.ts'
import { nameOfRecord } from './useSeen.ts'
import { RunSums } from './RunSums.tsx'
import type { Plan } from './usePlan.ts'
import type { RunDialogState } from './useRunDialog.ts'

const Reason = ({ refused, count, records }: Plan['reasons'][number]) => {
  const t = useText()
  const more = count - records.length
  const names = [...records.map(nameOfRecord), ...(more > 0 ? [t('runs.more', [more])] : [])]
  return (
    <li>
      <span>{t('runs.reason', [serverText(refused, t), count])}</span>
      {records.length > 0 && <small>{names.join(', ')}</small>}
    </li>
  )
}

interface PlanViewProps {
  readonly entity: EntityModel
  readonly dialog: Pick<RunDialogState, 'plan' | 'planning' | 'ticks' | 'ticked' | 'setTicked'>
  /** What stands below it. */
  readonly children?: ReactNode
}

export const PlanView = ({ entity, dialog, children }: PlanViewProps) => {
  const t = useText()
  const { plan, planning, ticks, ticked, setTicked } = dialog
  const counted = plan ? t('runs.count', [plan.count, plan.total]) : ''
  return (
    <div className="runPlan" aria-busy={planning}>
      <output>{planning && !plan ? t('runs.planning') : counted}</output>
      {plan && plan.reasons.length > 0 && (
        <ul>
          {plan.reasons.map((reason) => (
            <Reason key={[reason.refused.template, ...reason.refused.params].join(' ')} {...reason} />
          ))}
        </ul>
      )}
      <Ticks ticks={ticks} ticked={ticked} onTick={setTicked} aboutOf={({ name }) => named(ticks, name)?.about} />
      {plan && plan.sums.length > 0 && <RunSums entity={entity} sums={plan.sums} />}
      {children}
    </div>
  )
}
