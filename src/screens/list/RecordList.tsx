// A list with everything around it: tabs, filters, table, pager, the opened record beside it.
import { useRef } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { ActionHost } from '../../actions/ActionHost.tsx'
import type { Records } from '../../records/loadRecords.ts'
import { UnsavedGuard } from '../../records/UnsavedGuard.tsx'
import { useText } from '../../locales/useText.ts'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { GroupedBody } from './GroupedBody.tsx'
import { ListActions } from './ListActions.tsx'
import { ListBody } from './ListBody.tsx'
import { ListSums } from './ListSums.tsx'
import { OpenedRecord } from './OpenedRecord.tsx'
import { TotalText } from './TotalText.tsx'
import { useListScreen } from './useListScreen.ts'
import { ViewTabs } from './ViewTabs.tsx'

export interface RecordListProps {
  readonly records: Records
  readonly list: ListModel
  readonly label: string
}

export const RecordList = ({ records, list, label }: RecordListProps) => {
  const t = useText()
  const searchBox = useRef<HTMLInputElement>(null)
  const screen = useListScreen(records, list, searchBox)
  const { place, move, state, opened } = screen
  return (
    <ActionHost records={records} onDone={screen.done}>
      <UnsavedGuard />
      <ScreenFrame
        title={t(label)}
        counts={<TotalText list={list} stretch={state.stretch} />}
        actions={<ListActions records={records} list={list} />}
      >
        <ViewTabs records={records} list={list} place={place} />
        <FilterBar records={records} list={list} screen={screen} searchBox={searchBox} />
        <ListSums records={records} list={list} sums={state.stretch?.sums ?? undefined} />
        <div className="listAndRecord">
          <div>
            {list.groups === undefined ? (
              <ListBody records={records} list={list} screen={screen} label={t(label)} />
            ) : (
              <GroupedBody records={records} list={list} screen={screen} groups={list.groups} />
            )}
          </div>
          {place.open !== undefined && list.opens.length > 0 && (
            <OpenedRecord
              records={records}
              list={list}
              id={place.open}
              row={opened}
              guards={state.guards}
              onClose={() => move({ open: undefined })}
            />
          )}
        </div>
      </ScreenFrame>
    </ActionHost>
  )
}
