// What comes while a pointer is pressed waits until it is let go: what an answer moves under it would take the press (a preview that grows a dialog, a section
// above that has come), and a browser tells of no click where the pointer was pressed on one thing and let go on another.

/** A pointer that is held down longer drags, scrolls or selects. */
const maxHoldMs = 1_000

let pressed = false
let timer: ReturnType<typeof setTimeout> | undefined
const waiting: (() => void)[] = []

const release = (): void => {
  clearTimeout(timer)
  pressed = false
  for (const run of waiting.splice(0)) run()
}
const hold = (): void => {
  pressed = true
  clearTimeout(timer)
  timer = setTimeout(release, maxHoldMs)
}
/** The click comes with it, at once: what waits comes after that. */
const letGo = (): void => {
  if (pressed) setTimeout(release)
}

globalThis.addEventListener?.('pointerdown', hold, true)
globalThis.addEventListener?.('pointerup', letGo, true)
globalThis.addEventListener?.('pointercancel', letGo, true)

/** At once while nothing is pressed. One after the other, as they came. */
export const afterPress = (run: () => void): void => {
  if (pressed) waiting.push(run)
  else run()
}
