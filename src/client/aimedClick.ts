// A press is meant for what was pressed: where that has moved away under the pointer meanwhile (a message that goes, a preview that makes a dialog longer),
// a browser would click on what holds both places, and nothing would happen.

/** What is pressed to do something. */
const pressable = 'button, a[href], label, summary, input, [role="button"], [role="option"], [role="menuitem"], [role="tab"]'

/** Who moves the pointer further, in pixels, drags or has thought better of it. */
const maxMovePixels = 8

interface Press {
  readonly on: HTMLElement
  readonly x: number
  readonly y: number
}

let last: Press | undefined

const hasStayed = (press: Press, { clientX, clientY }: MouseEvent): boolean =>
  Math.hypot(clientX - press.x, clientY - press.y) <= maxMovePixels

globalThis.addEventListener?.(
  'pointerdown',
  ({ target, clientX, clientY, button }) => {
    const on = button === 0 && target instanceof Element ? target.closest<HTMLElement>(pressable) : null
    last = on ? { on, x: clientX, y: clientY } : undefined
  },
  true,
)
globalThis.addEventListener?.(
  'click',
  (event) => {
    const press = last
    // Keys and code click too, and nothing was pressed for it.
    if (!press || event.detail === 0 || !(event.target instanceof Node)) return
    last = undefined
    const fits = press.on.contains(event.target) || !event.target.contains(press.on)
    if (fits || !hasStayed(press, event)) return
    event.stopImmediatePropagation()
    press.on.click()
  },
  true,
)
