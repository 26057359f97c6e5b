// Records found by a text, each with the address that shows it to this viewer.
import { screenKind } from '../../language/screens/index.ts'
import { useQuery } from '@apollo/client/react'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { maxHits } from '../../language/search.ts'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import { addressOf, ownScreen } from '../client/records/addressOf.ts'
import { useSettled } from '../look/useSettled.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'

/** What the search over everything offers: a screen, or a record that was found. */
export interface Found {
  readonly key: string
  readonly title: string
  /** What tells it from others of the same title. */
  readonly line: string | undefined
  /** What it is: Screen, User. */
  readonly kind: string
  readonly address: string
  /** It leads to a list with more of the sort. */
  readonly more?: true
}

interface Hit {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly line?: string | null
  readonly opens: boolean
}

const all: readonly ScreenModel[] = screens

type IsOpen = (screen: ScreenModel) => boolean

const listOf = (entity: string, isOpen: IsOpen): ScreenModel | undefined =>
  all.find((each) => each.entity === entity && screenKind(each).shows === 'records' && isOpen(each))

/** A record's own screen, else the list that has it: opened beside the rows, or searched for. */
const placeOf = (
  { entity, id, title, opens }: Hit,
  isOpen: IsOpen,
): { readonly screen: ScreenModel; readonly address: string } | undefined => {
  const own = ownScreen(entity)
  if (own && isOpen(own)) return { screen: own, address: addressOf(own.path, id) }
  const list = listOf(entity, isOpen)
  return list && { screen: list, address: `${list.path}?${opens ? 'open' : 'q'}=${encodeURIComponent(opens ? id : title)}` }
}

export interface Hits {
  readonly found: readonly Found[]
  /** An answer is still to come. */
  readonly waiting: boolean
}

const none: readonly Hit[] = []

export const useHits = (typed: string): Hits => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const wanted = typed.trim()
  const text = useSettled(wanted)
  const { data, loading } = useQuery<{ answer: readonly Hit[] }>(sessionChanges.SearchFindAll, {
    variables: { text },
    skip: text === '',
    fetchPolicy: 'no-cache',
  })
  const hits = wanted === '' ? none : (data?.answer ?? none)
  const found = hits.flatMap((hit): readonly Found[] => {
    const { entity, id, title, line } = hit
    const place = placeOf(hit, (screen) => isScreenOpen(screen, viewer, configuration, id))
    if (!place) return []
    const { screen, address } = place
    return [{ key: `${entity} ${id}`, title, line: line ?? (title === id ? undefined : `#${id}`), kind: t(screen.label), address }]
  })
  const further = [...new Set(hits.map(({ entity }) => entity))].flatMap((entity): readonly Found[] => {
    const list = listOf(entity, (screen) => isScreenOpen(screen, viewer, configuration))
    if (!list || hits.filter((each) => each.entity === entity).length < maxHits) return []
    const address = `${list.path}?q=${encodeURIComponent(text)}`
    return [{ key: `${entity} all`, title: t('search.all', [text]), line: undefined, kind: t(list.label), address, more: true }]
  })
  return { found: [...found, ...further], waiting: wanted !== '' && (loading || text !== wanted) }
}
