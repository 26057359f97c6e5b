// All that the search over everything offers at the moment, in its order: what one keeps and visited, screens, kept views, what was found.
import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { screens } from '#generated/routes.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useHits, type Hits } from './useHits.ts'
import { usePlaces, type Found } from './usePlaces.ts'
import type { Visited } from './useVisited.ts'

/** Screens by a piece of their name: those of this viewer that need no record. */
const useScreensNamed = (wanted: string): readonly Found[] => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const open = useMemo(
    () => screens.filter((each) => !each.bare && !each.path.includes(':') && isScreenOpen(each, viewer, configuration)),
    [configuration, viewer],
  )
  return open
    .map(({ path, label }) => ({ key: `screen ${path}`, title: t(label), line: undefined, kind: t('search.screen'), address: path }))
    .filter(({ title }) => title.toLowerCase().includes(wanted))
}

/** Kept views of any list by a piece of their name, each with the address that shows it; nothing is asked while no name is wanted. */
const useViewsNamed = (wanted: string): readonly Found[] => {
  const t = useText()
  const places = usePlaces()
  const { data } = useQuery(sessionChanges.SavedViewsFindAll, {
    skip: wanted === '',
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  })
  return (data?.answer ?? []).flatMap(({ id, entity, name, place }): readonly Found[] => {
    const list = name.toLowerCase().includes(wanted) ? places.list(entity) : undefined
    if (!list) return []
    return [{ key: `view ${id}`, title: name, line: t(list.label), kind: t('search.view'), address: `${list.path}?${place}` }]
  })
}

/** Under headings where nothing is typed; else those of this name stand first, and are found once. */
export const useFound = (typed: string, visited: Visited): Hits => {
  const t = useText()
  const wanted = typed.trim().toLowerCase()
  const named = useScreensNamed(wanted)
  const views = useViewsNamed(wanted)
  const { found: records, waiting } = useHits(typed)
  if (wanted === '') {
    if (!visited.ready) return { found: [], waiting: true }
    const group = visited.found.length > 0 ? { group: t('visits.screens') } : {}
    return { found: [...visited.found, ...named.map((each) => ({ ...each, ...group }))], waiting: false }
  }
  const mine = visited.found
    .filter(({ title }) => title.toLowerCase().includes(wanted))
    .map(({ group, ...each }) => ({ ...each, mark: group ?? '' }))
  const keys = new Set(mine.map(({ key }) => key))
  return { found: [...mine, ...named, ...views, ...records.filter(({ key }) => !keys.has(key))], waiting }
}
