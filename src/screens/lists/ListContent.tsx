// What a list shows below its heading: tabs, filters, sums, the table with its pager, the opened record beside it.
import { Suspense } from 'react'
import { Outdated } from '../../look/Problem.tsx'
import { useViewer } from '../../client/useViewer.ts'
import { FilterBar } from './FilterBar.tsx'
import { ListBody } from './ListBody.tsx'
import { ListSums } from './ListSums.tsx'
import { Selectable } from './Selectable.tsx'
import { TableSkeleton } from './DenseTable.tsx'
import type { ListProps, NamedListProps } from './useListScreen.ts'
import { ViewTabs } from './ViewTabs.tsx'
import { lazyScreen } from '../../look/lazyScreen.ts'
import './desk.css'

const GroupedBody = lazyScreen(async () => ({ default: (await import('./GroupedBody.tsx')).GroupedBody }), { soon: true })
const QuickChoices = lazyScreen(async () => ({ default: (await import('./QuickChoices.tsx')).QuickChoices }))
const Desk = lazyScreen(async () => ({ default: (await import('./Desk.tsx')).Desk }), { soon: true })
const OpenedRecord = lazyScreen(async () => ({ default: (await import('./OpenedRecord.tsx')).OpenedRecord }), { soon: true })

const Opened = ({ records, list, screen }: ListProps) => {
  const { params, opened, desk, close, state } = screen
  const { user } = useViewer()
  if (params.open === undefined) return desk.awaited && <div className="beside desk" />
  const id = params.open
  const onClaimed = (): void => state.touch(id, user.screenName)
  const props = { records, list, record: opened, onClose: close, onClaimed }
  return (
    <Suspense fallback={desk.on && <div className="beside desk" />}>
      {desk.on ? <Desk {...props} id={id} screen={screen} /> : <OpenedRecord {...props} />}
    </Suspense>
  )
}

export const ListContent = ({ records, list, screen, label }: NamedListProps) => {
  const { params, state } = screen
  return (
    <>
      <ViewTabs records={records} list={list} params={params} />
      <FilterBar records={records} list={list} screen={screen} />
      {list.quick && (
        <Suspense fallback={<div className="quickChoices" />}>
          <QuickChoices records={records} list={list} screen={screen} />
        </Suspense>
      )}
      <ListSums records={records} list={list} screen={screen} />
      <div className="listAndRecord">
        <div>
          <Outdated of={state} />
          {list.groups === undefined ? (
            <Selectable records={records} list={list} screen={screen}>
              <ListBody records={records} list={list} screen={screen} label={label} />
            </Selectable>
          ) : (
            <Suspense fallback={<TableSkeleton columns={list.columns.length + 1} rows={12} />}>
              <GroupedBody records={records} list={list} screen={screen} groups={list.groups} />
            </Suspense>
          )}
        </div>
        {list.opens.length > 0 && <Opened records={records} list={list} screen={screen} />}
      </div>
    </>
  )
}
