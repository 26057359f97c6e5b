// What comes while a pointer is pressed waits until it is let go: what is pressed would be gone, with rows or a section that take its place. What only moves
// is client/aimedClick.ts's.

/** A pointer that is held down longer drags, scrolls or selects. */
const maxHoldMs = 1_000

/** What waits; undefined while nothing is pressed. */
let waiting: (() => void)[] | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const release = (): void => {
  const all = waiting
  waiting = undefined
  all?.forEach((run) => run())
}
const within = (type: string, ms: number): void =>
  globalThis.addEventListener?.(
    type,
    () => {
      waiting ??= []
      clearTimeout(timer)
      timer = setTimeout(release, ms)
    },
    true,
  )
within('pointerdown', maxHoldMs)
// The click comes with it, at once: what waits comes after that.
within('pointerup', 0)
within('pointercancel', 0)

/** What takes it at once while nothing is pressed. One after the other, as they came. */
export const afterPress =
  <Value>(take: (value: Value) => void) =>
  (value: Value): void => {
    if (waiting) waiting.push(() => take(value))
    else take(value)
  }
