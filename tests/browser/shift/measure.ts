// How much a screen moves while it is drawn, by the browser's own measure (layout-shift), and what moved.
import type { Page } from 'playwright-core'
import { settle } from '../tour/look.ts'

interface Moved {
  /** As the browser counts it: the part of the window that moved, by how far. */
  readonly value: number
  readonly what: readonly string[]
}

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[]
}

/** Every page opened from now on notes its shifts. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: Moved[] = []
    Object.assign(globalThis, { moved })
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(' ')
    const nameOf = (node: Node | null): string => {
      const at = node instanceof Element ? node : node?.parentElement
      return at ? [at.tagName.toLowerCase(), ...at.classList].join('.') : 'gone'
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
        if (!hadRecentInput)
          moved.push({
            value,
            what: sources.map(({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} -> ${place(currentRect)}`),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Everything that moved since the page was opened, once it has come to rest. */
export const shiftsOf = async (page: Page): Promise<readonly Moved[]> => {
  await settle(page)
  return page.evaluate(() => (globalThis as unknown as { moved: Moved[] }).moved)
}
