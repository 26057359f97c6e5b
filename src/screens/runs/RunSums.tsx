// What records of a run come to: each amount by currency, and by what the list's plan says; beside it what the ledger was told.
import { money, type Money } from '../../../language/fields/money.ts'
import type { EntityModel } from '../../../language/model.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import type { Plan } from './usePlan.ts'

interface RunSumsProps {
  readonly entity: EntityModel
  readonly sums: Plan['sums']
  readonly posted?: readonly { readonly count: number; readonly sum: Money }[]
}

export const RunSums = ({ entity, sums, posted = [] }: RunSumsProps) => {
  const context = useTextContext()
  const labelOf = (path: string): string => context.t(fieldAt(entity, path)?.label ?? path)
  const lines = [
    ...sums.map(({ field, per, ...line }) => ({ ...line, label: [labelOf(field), ...(per === null ? [] : [per])].join(' · ') })),
    ...posted.map((line) => ({ ...line, label: context.t('runs.posted') })),
  ]
  return (
    <table className="runSums">
      <tbody>
        {lines.map(({ label, count, sum }) => (
          <tr key={`${label} ${sum.currency}`}>
            <th scope="row">{label}</th>
            <td>{context.t('shell.count', [count])}</td>
            <td>{money.text(sum, {}, context)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
