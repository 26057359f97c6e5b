// Windows of the tour: each logged in once, then used for one stop after another.
import type { Page } from 'playwright-core'
import { enter, type Place, type Staff, type WindowOptions } from '../story/enter.ts'
import { nobody } from './stopsOf.ts'

export interface Windows {
  /** A window of the viewer's, nobody else's until it is given back. */
  readonly use: <Result>(who: string, visit: (window: Staff) => Promise<Result>) => Promise<Result>
}

export interface Opening extends WindowOptions {
  /** Before it opens anything. */
  readonly prepare?: (page: Page) => Promise<void>
}

const newWindow = async (house: Place, who: string, { prepare, ...options }: Opening): Promise<Staff> => {
  const window = await enter(house, options)
  await prepare?.(window.page)
  if (who === nobody) return window
  await window.open('/login')
  await window.login(`${who}@example.com`)
  await window.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  return window
}

export const openWindows = (house: Place, opening: Opening = {}): Windows => {
  const free = new Map<string, Staff[]>()
  return {
    use: async (who, visit) => {
      const window = free.get(who)?.pop() ?? (await newWindow(house, who, opening))
      const result = await visit(window)
      free.set(who, [...(free.get(who) ?? []), window])
      return result
    },
  }
}
