// The list's saved views as tabs, each with its exact count where the entity counts its records.
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useMemo } from 'react'
import type { ListModel } from '../../../language/model.ts'
import { useText } from '../../locales/useText.ts'
import type { Records } from '../../records/loadRecords.ts'
import { mayRead } from '../../records/mayRead.ts'
import { useViewer } from '../../session/useViewer.ts'
import type { Place } from './place.ts'
import { tabsOf } from './tabsOf.ts'
import type { Move } from './usePlace.ts'
import { useViewCounts } from './useViewCounts.ts'

export interface ViewTabsProps {
  readonly records: Records
  readonly list: ListModel
  readonly place: Place
  readonly move: Move
}

export const ViewTabs = ({ records, list, place, move }: ViewTabsProps) => {
  const t = useText()
  const viewer = useViewer()
  // A view by what one may not read would tell it all the same.
  const tabs = useMemo(
    () => tabsOf(list).filter(({ filter }) => Object.keys(filter).every((path) => mayRead(viewer, records.entity, path))),
    [list, viewer, records],
  )
  const counts = useViewCounts(records, tabs.length < 2 ? [] : tabs)
  if (tabs.length < 2) return null
  const chosen = tabs.some((tab) => tab.name === place.view) ? place.view : ''
  return (
    <Tabs
      value={chosen}
      onChange={(_event, name: string) => move({ view: name === '' ? undefined : name, filters: {} })}
      variant="scrollable"
      aria-label={t('list.views')}
      sx={{ minBlockSize: 40, marginBlockEnd: 1 }}
    >
      {tabs.map(({ name, label }) => {
        const count = counts.get(name)
        return <Tab key={name} value={name} label={count === undefined ? t(label) : `${t(label)} (${count.toLocaleString('en-US')})`} />
      })}
    </Tabs>
  )
}
