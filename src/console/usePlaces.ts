// Which address shows a record to this viewer, and under what it is told there.
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { screenKind } from '../../language/screens/index.ts'
import { addressOf, ownScreen } from '../client/records/addressOf.ts'
import { isScreenOpen, personOn } from '../client/isScreenOpen.ts'
import { useConsole } from '../client/useConsole.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'

/** What the search over everything offers: a screen, or a record. */
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
  /** The record it is, where it is one. */
  readonly place?: { readonly entity: string; readonly record: string }
  /** Under which heading it stands. */
  readonly group?: string
  /** What is said of it beside its kind. */
  readonly mark?: string
}

export interface Hit {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly line?: string | null
  readonly opens: boolean
}

type IsOpen = (screen: ScreenModel) => boolean

const listOf = (entity: string, isOpen: IsOpen): ScreenModel | undefined =>
  screens.find((each) => each.entity === entity && screenKind(each).shows === 'records' && isOpen(each))

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

export interface Places {
  /** Undefined where no screen shows it to this viewer. */
  readonly found: (hit: Hit) => Found | undefined
  readonly list: (entity: string) => ScreenModel | undefined
}

export const usePlaces = (): Places => {
  const t = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  return {
    found: (hit) => {
      const { entity, id, title, line } = hit
      const at = placeOf(hit, (screen) => isScreenOpen(screen, viewer, configuration, personOn(screen, id)))
      if (!at) return undefined
      const { screen, address } = at
      const place = { entity, record: id }
      return { key: `${entity} ${id}`, title, line: line ?? (title === id ? undefined : `#${id}`), kind: t(screen.label), address, place }
    },
    list: (entity) => listOf(entity, (screen) => isScreenOpen(screen, viewer, configuration)),
  }
}
