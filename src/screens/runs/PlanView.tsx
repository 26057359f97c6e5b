// What a run would come to: how many, who is left out and why, sums, and the first that it would be done to.
import { grouped, money } from '../../../language/fields/money.ts'
import type { EntityModel } from '../../../language/model.ts'
import { Ticks } from '../../actions/Ticks.tsx'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { serverText } from '../../client/records/serverText.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { useText } from '../../client/texts/useText.ts'
import { PlannedRecords } from './PlannedRecords.tsx'
import type { Plan } from './usePlan.ts'
import type { RunDialogState } from './useRunDialog.ts'

const Reason = ({ refused, count, records }: Plan['reasons'][number]) => {
  const t = useText()
  const more = count - records.length
  const names = [
    ...records.map(({ title, about }) => (about === null ? title : `${title} ${about}`)),
    ...(more > 0 ? [t('runs.more', [grouped(more)])] : []),
  ]
  return (
    <li>
      <span>{t('runs.reason', [serverText(refused, t), grouped(count)])}</span>
      {records.length > 0 && <small>{names.join(', ')}</small>}
    </li>
  )
}

const Sums = ({ entity, sums }: { readonly entity: EntityModel; readonly sums: Plan['sums'] }) => {
  const context = useTextContext()
  const labelOf = (path: string): string => context.t(fieldAt(entity, path)?.label ?? path)
  return (
    <table className="runSums">
      <tbody>
        {sums.map(({ field, per, count, sum }) => (
          <tr key={`${field} ${per}`}>
            <th scope="row">{[labelOf(field), ...(per === null ? [] : [per])].join(' · ')}</th>
            <td>{grouped(count)}</td>
            <td>{money.text(sum, {}, context)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const PlanView = ({ entity, dialog }: { readonly entity: EntityModel; readonly dialog: RunDialogState }) => {
  const t = useText()
  const { plan, planning, ticks, ticked, setTicked } = dialog
  const counted = plan ? t('runs.count', [grouped(plan.count), grouped(plan.total)]) : ''
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
      <Ticks ticks={ticks} ticked={ticked} onTick={setTicked} />
      {plan && plan.sums.length > 0 && <Sums entity={entity} sums={plan.sums} />}
      <PlannedRecords dialog={dialog} />
    </div>
  )
}
