// The edge of a column’s head, taken by the pointer: a line follows it, and the column is as wide as where it is let go. By keys its width is typed (ColumnsDialog).
import { maxColumnPixels, minColumnPixels } from '../../../language/listAddress.ts'

/** Less is a press that trembled. */
const minMovePixels = 3

/** How wide the content of a column's cells is now. */
const widthOf = (head: HTMLElement): number => {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head)
  return head.getBoundingClientRect().width - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
}

export interface Taken {
  /** Of the pointer that the edge has captured: by now it may have been let go. */
  readonly pointerId: number
  /** Where it was taken. */
  readonly from: number
  /** In pixels, where somebody made the column so wide. */
  readonly now: number | undefined
}

/** @param edge in its head @param done how wide the column is to be */
export const dragWidth = (edge: HTMLElement, { pointerId, from, now }: Taken, done: (width: number) => void): void => {
  const head = edge.closest('th')
  if (!head || !edge.hasPointerCapture(pointerId)) return
  const [began, direction] = [now ?? widthOf(head), getComputedStyle(head).direction === 'rtl' ? -1 : 1]
  const widthAt = (x: number): number => Math.round(Math.min(Math.max(began + (x - from) * direction, minColumnPixels), maxColumnPixels))
  const over = new AbortController()
  const end = (): void => {
    over.abort()
    edge.style.translate = ''
    edge.toggleAttribute('data-dragged', false)
  }
  const hear = <Name extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
    name: Name,
    run: (event: DocumentEventMap[Name]) => void,
  ): void => document.addEventListener(name, run, { signal: over.signal, capture: true })
  edge.toggleAttribute('data-dragged', true)
  hear('pointermove', ({ clientX }) => {
    edge.style.translate = `${(widthAt(clientX) - began) * direction}px`
  })
  hear('pointerup', ({ clientX }) => {
    end()
    if (Math.abs(clientX - from) >= minMovePixels) done(widthAt(clientX))
  })
  hear('pointercancel', end)
  hear('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    end()
  })
}
