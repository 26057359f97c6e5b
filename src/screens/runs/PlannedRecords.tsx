// The first records that a run would be done to: each can be left out, and taken in again.
import { money } from '../../../language/fields/money.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import type { RunDialogState } from './useRunDialog.ts'

export const PlannedRecords = ({ dialog }: { readonly dialog: RunDialogState }) => {
  const context = useTextContext()
  const { plan, shown, left, setLeft, busy } = dialog
  if (!plan || shown.length === 0) return null
  const turn = (id: string): void => setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id])
  const more = plan.count - plan.records.length
  return (
    <fieldset disabled={busy}>
      <legend>{context.t('runs.first')}</legend>
      {shown.map(({ id, title, about, amount }) => (
        <label key={id}>
          <input type="checkbox" checked={!left.includes(id)} onChange={() => turn(id)} />
          <span>{title}</span>
          {about !== null && about !== title && <small>{about}</small>}
          {amount !== null && <data value={id}>{money.text(amount, {}, context)}</data>}
        </label>
      ))}
      {more > 0 && <small>{context.t('runs.more', [more])}</small>}
    </fieldset>
  )
}
