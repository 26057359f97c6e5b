// The list by keyboard: / searches, j and k walk, Enter opens, an action's own key starts it, Escape closes what is open; in a queue arrows walk.
import { useEffectEvent, useLayoutEffect, useMemo } from 'react'
import type { EntityModel, ListModel } from '../../../language/model.ts'
import type { Viewer } from '../../../language/access.ts'
import { offeredOn, offeredOnList } from '../../actions/offered.ts'
import { useActionHost } from '../../actions/ActionHost.tsx'
import { isFreeKey } from '../../look/isFreeKey.ts'
import { useScreenKeys, type ScreenKey } from '../../look/screenKeys.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { ListScreenState } from './useListScreen.ts'

/** In a queue the arrows walk, too; they stay with what scrolls or plays where that has the focus. */
const forward = ['ArrowDown', 'ArrowRight']
const back = ['ArrowUp', 'ArrowLeft']
const isScrolling = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.tableFrame, video, audio, summary')

/** Several actions may have one key: which of them it is depends on the record. */
const actionKeys = (entity: EntityModel, list: ListModel, viewer: Viewer): readonly ScreenKey[] => {
  const keyed = offeredOnList(entity, list.actions, viewer).flatMap(({ key, label }) => (key === undefined ? [] : [[key, label] as const]))
  return [...new Map(keyed)].map(([key, label]) => [[key], label])
}

const keysOf = (entity: EntityModel, list: ListModel, viewer: Viewer): readonly ScreenKey[] => [
  ...(list.search.length > 0 ? [[['/'], 'keys.search'] as const] : []),
  [['j', 'k', ...(list.waiting ? ['\u2193', '\u2191'] : [])], 'keys.walk'],
  [['Enter'], 'keys.open'],
  [['v'], 'keys.views'],
  ...(list.opens.length > 0 ? [[['Escape'], 'keys.close'] as const] : []),
  ...actionKeys(entity, list, viewer),
]

export const useListKeys = (records: Records, list: ListModel, screen: ListScreenState): void => {
  const t = useText()
  const { start } = useActionHost()
  const viewer = useViewer()
  useScreenKeys(useMemo(() => keysOf(records.entity, list, viewer), [records, list, viewer]))
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isFreeKey(event)) return
    const { state, current, setCurrent, searchBox, opened, open, close, params, move } = screen
    // What is on its way out is out of reach for keys, too.
    const rows = state.stale ? [] : state.rows
    const walk = (step: number): void => {
      const at = rows.findIndex((row) => row.id === (current ?? params.open))
      const next = rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + step, 0), rows.length - 1)]
      setCurrent(next?.id)
      if (next && params.open !== undefined) move({ open: next.id }, { replace: true })
    }
    const run = (key: string): boolean => {
      // In a queue the next one stands open by then: a key that is held would decide that, too.
      if (event.repeat) return false
      const id = current ?? params.open
      // The opened one has its buttons whether its row is there or not.
      const row = id === params.open ? opened : rows.find((each) => each.id === id)
      const offered = row && screen.handled(row) === undefined ? offeredOn(records.entity, list.actions, row, t) : []
      const found = offered.find((each) => each.action.key === key && each.allowed)
      if (found && row) start(found.action, row, undefined, row.id === params.open)
      return found !== undefined
    }
    const enter = (target: EventTarget | null): boolean => {
      const row = rows.find((each) => each.id === current)
      const onRow = (target instanceof HTMLElement && target.dataset['id'] !== undefined) || target === document.body
      if (row && onRow) open(row)
      return row !== undefined && onRow
    }
    const acts: Readonly<Record<string, () => boolean>> = {
      '/': () => (searchBox.current?.focus(), true),
      j: () => (walk(1), true),
      k: () => (walk(-1), true),
      Enter: () => enter(event.target),
      Escape: () => (params.open === undefined ? false : (close(), true)),
    }
    const arrow = list.waiting !== undefined && [...forward, ...back].includes(event.key) && !isScrolling(event.target)
    if (arrow) walk(forward.includes(event.key) ? 1 : -1)
    else if (!(acts[event.key]?.() ?? run(event.key))) return
    event.preventDefault()
  })
  // With the drawing, not after it: what one sees can be pressed.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
