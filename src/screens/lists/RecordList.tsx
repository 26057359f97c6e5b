// A list with everything around it: tabs, filters, table, pager, the opened record beside it.
import type { ListModel } from '../../../language/model.ts'
import { ActionHost, useActionHost } from '../../actions/ActionHost.tsx'
import type { Records } from '../../client/records/loadRecords.ts'
import { UnsavedGuard } from '../../actions/UnsavedGuard.tsx'
import { useText } from '../../client/texts/useText.ts'
import { ScreenFrame } from '../../look/ScreenFrame.tsx'
import { useAnswerDrafts } from './answerDrafts.ts'
import { ListContent } from './ListContent.tsx'
import { TotalText } from './TotalText.tsx'
import { useListScreen } from './useListScreen.ts'
import { offeredOnList } from '../../actions/offered.ts'
import { useViewer } from '../../client/useViewer.ts'

/** What one may do to the list as a whole: its primary buttons. */
const ListActions = ({ records, list }: { readonly records: Records; readonly list: ListModel }) => {
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

export interface RecordListProps {
  readonly records: Records
  readonly list: ListModel
  readonly label: string
}

export const RecordList = ({ records, list, label }: RecordListProps) => {
  const t = useText()
  const screen = useListScreen(records, list)
  useAnswerDrafts()
  return (
    <ActionHost records={records} onDone={screen.done}>
      <UnsavedGuard />
      <ScreenFrame
        title={t(label)}
        counts={<TotalText list={list} stretch={screen.state.stretch} />}
        actions={<ListActions records={records} list={list} />}
      >
        <ListContent records={records} list={list} screen={screen} label={t(label)} />
      </ScreenFrame>
    </ActionHost>
  )
}
