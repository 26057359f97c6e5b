// What one may do to the list as a whole: its primary buttons.
import type { ListModel } from '../../../language/model.ts'
import { useActionHost } from '../../actions/useActionHost.ts'
import { offeredOnList } from '../../actions/offered.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useViewer } from '../../client/useViewer.ts'

export const ListActions = ({ records, list }: { readonly records: Records; readonly list: ListModel }) => {
  const t = useText()
  const viewer = useViewer()
  const { start } = useActionHost()
  const { groups } = list
  const offered = offeredOnList(records.entity, list.listActions, viewer)
  // A list shown apart has a button in each of its blocks.
  return offered
    .filter((each) => groups === undefined || !each.inputs.includes(groups))
    .map((action, at) => (
      <button key={action.path} type="button" className={at === 0 ? 'button primary' : 'button'} onClick={() => start(action)}>
        {t(action.label)}
      </button>
    ))
}
