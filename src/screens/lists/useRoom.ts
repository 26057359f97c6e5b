// What a table has room for: measured where it stands, since a menu, an opened record or a larger type leave less of the same window.
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { ShownColumn } from './shownColumns.ts'

export interface Room {
  /** Not even what never gives way has room side by side: each record is a card. */
  readonly cards: boolean
  /** Columns that have given way. */
  readonly gone: ReadonlySet<string>
}

interface RoomOptions {
  readonly columns: readonly ShownColumn[]
  /** Another value whenever other rows are drawn. */
  readonly drawn: unknown
  /** Whether a record stands open beside them; then rows stay rows, and what says least of the others gives way. */
  readonly beside: boolean
  readonly sortedBy: string | undefined
}

const all: Room = { cards: false, gone: new Set() }
/** So narrow, in pixels, a line holds one record at most in pieces. */
const cardFromPixels = 480

/** How wide each column is at least, by its field; what stands beside the columns under ''. */
const leastWidths = (table: HTMLTableElement): ReadonlyMap<string, number> => {
  const widths = new Map<string, number>()
  for (const head of table.tHead?.rows[0]?.cells ?? []) {
    const name = head.dataset['column'] ?? ''
    widths.set(name, (widths.get(name) ?? 0) + head.getBoundingClientRect().width)
  }
  return widths
}

/** Of those that stay: what matters least gives way, until the rest has room; one is left. */
const lateOf = (columns: readonly ShownColumn[], widths: ReadonlyMap<string, number>, missing: number): readonly string[] => {
  const [, ...giving] = columns.filter(({ stays }) => stays !== undefined).toSorted((one, other) => (one.stays ?? 0) - (other.stays ?? 0))
  let left = missing
  return giving.toReversed().flatMap(({ field }) => {
    if (left <= 0) return []
    left -= widths.get(field) ?? 0
    return [field]
  })
}

/** The last gives way first; what the rows are sorted by after all others, and then what somebody pinned. */
const goneOf = (
  { columns, sortedBy }: Pick<RoomOptions, 'columns' | 'sortedBy'>,
  widths: ReadonlyMap<string, number>,
  room: number,
): ReadonlySet<string> => {
  const late = ({ field, pinned }: ShownColumn): number => (pinned ? 2 : Number(field === sortedBy))
  const giving = columns.filter(({ stays }) => stays === undefined).toSorted((one, other) => late(other) - late(one))
  let left = room
  const kept = giving.findIndex(({ field }) => {
    left -= widths.get(field) ?? 0
    return left < 0
  })
  return new Set((kept === -1 ? [] : giving.slice(kept)).map(({ field }) => field))
}

/** What never gives way, and what stands beside the columns. */
const leastOf = (columns: readonly ShownColumn[], widths: ReadonlyMap<string, number>): number =>
  ['', ...columns.filter(({ stays }) => stays).map(({ field }) => field)].reduce((sum, field) => sum + (widths.get(field) ?? 0), 0)

/** What somebody pinned gives way, too, rather than that each record is a card. */
const heldIn = (columns: readonly ShownColumn[], widths: ReadonlyMap<string, number>, room: number): readonly ShownColumn[] => {
  if (leastOf(columns, widths) <= room) return columns
  return columns.map((column) => {
    const { stays: _pinned, ...giving } = column
    return column.pinned ? giving : column
  })
}

const isSame = (one: Room, other: Room): boolean =>
  one.cards === other.cards && one.gone.size === other.gone.size && [...one.gone].every((field) => other.gone.has(field))

/** frame is for the element around the table. */
export const useRoom = ({ columns: asked, drawn, beside, sortedBy }: RoomOptions) => {
  const frame = useRef<HTMLElement>(null)
  const needed = useRef(cardFromPixels)
  /** The frame's width when it was last measured. */
  const measured = useRef(0)
  const [room, setRoom] = useState(all)
  const measure = useCallback(() => {
    const element = frame.current
    const table = element?.querySelector<HTMLTableElement>(':scope > table')
    // Both in one: each way that the table stands is a layout of all its rows.
    table?.toggleAttribute('data-measured', true)
    const there = element?.clientWidth ?? 0
    const widths = table ? leastWidths(table) : new Map<string, number>()
    table?.toggleAttribute('data-measured', false)
    measured.current = there
    if (there === 0) return
    let gone: Room['gone'] = all.gone
    if (table) {
      const held = heldIn(asked, widths, there)
      const least = leastOf(held, widths)
      needed.current = Math.max(cardFromPixels, Math.ceil(least))
      const late = beside ? lateOf(held, widths, least - there) : []
      gone = new Set([...goneOf({ columns: held, sortedBy }, widths, there - least), ...late])
    }
    const next = there < (beside ? cardFromPixels : needed.current) ? { cards: true, gone: all.gone } : { cards: false, gone }
    setRoom((last) => (isSame(last, next) ? last : next))
  }, [asked, beside, sortedBy])
  const lastMeasure = useRef<() => void>(undefined)
  const follow = useCallback(() => {
    const [element, table] = [frame.current, frame.current?.querySelector<HTMLTableElement>(':scope > table')]
    // Letters and buttons that come later, as that of a row's rest once something has given way, make the table wider than its place.
    const check = (): void => {
      if (element && (element.clientWidth !== measured.current || (table && table.offsetWidth > element.clientWidth))) measure()
    }
    // Other rows that have room too leave the columns as they are: to measure is two layouts of all rows, and columns that come and go distract.
    if (lastMeasure.current === measure) check()
    else measure()
    lastMeasure.current = measure
    const sizes = new ResizeObserver(check)
    for (const each of [element, table]) if (each) sizes.observe(each)
    return () => sizes.disconnect()
  }, [measure])
  // Cards have no table.
  useLayoutEffect(follow, [follow, drawn, room.cards])
  return { frame, room }
}
