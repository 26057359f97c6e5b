// The views of a list as links, each with its exact count where the entity counts its records.
import { useMemo } from 'react'
import { Link } from '../../look/Link.tsx'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { mayRead } from '../../client/records/mayRead.ts'
import { useViewer } from '../../client/useViewer.ts'
import { moved, writeListParams, type ListParams } from '../../../language/listAddress.ts'
import { tabsOf } from './tabsOf.ts'
import { useViewCounts } from './useViewCounts.ts'

export interface ViewTabsProps {
  readonly records: Records
  readonly list: ListModel
  readonly params: ListParams
}

export const ViewTabs = ({ records, list, params }: ViewTabsProps) => {
  const t = useText()
  const viewer = useViewer()
  // A view by what one may not read would tell it all the same.
  const tabs = useMemo(
    () => tabsOf(list).filter(({ filter }) => Object.keys(filter).every((path) => mayRead(viewer, records.entity, path))),
    [list, viewer, records],
  )
  const counts = useViewCounts(records, tabs.length < 2 ? [] : tabs)
  if (tabs.length < 2) return null
  const chosen = tabs.some((tab) => tab.name === params.view) ? params.view : ''
  return (
    <nav className="tabs" aria-label={t('list.views')}>
      {tabs.map(({ name, label }) => {
        const count = counts.get(name)
        const to = writeListParams({ ...moved(params, { view: name === '' ? undefined : name }), filters: {}, open: undefined })
        return (
          <Link key={name} to={`?${to.toString()}`} aria-current={name === chosen ? 'page' : undefined}>
            {count === undefined ? t(label) : `${t(label)} (${t('shell.count', [count])})`}
          </Link>
        )
      })}
    </nav>
  )
}
