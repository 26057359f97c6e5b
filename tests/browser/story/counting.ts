// Interactions as somebody who lives in the console has them: a press of a key or a button, or a text typed or pasted as a whole.
import { expect } from 'vitest'
import type { Locator } from 'playwright-core'
import type { Staff } from './enter.ts'
import { hasFocus } from './hasFocus.ts'

export interface Counting {
  readonly dialog: () => Locator
  readonly menu: (name: RegExp) => Locator
  readonly press: (key: string) => Promise<void>
  readonly click: (what: Locator) => Promise<void>
  /** Where the focus is: whoever works quickly does not go looking for the box. */
  readonly type: (text: string) => Promise<void>
  /** Waits for the focus to come there by itself. */
  readonly focused: (what: Locator) => Promise<void>
  /** Sends the form of the dialog that is open. */
  readonly submit: () => Promise<void>
  /** What was opened only to be looked at did not count. */
  readonly forget: () => void
  /** @returns the interactions that a task took, of which the console had nothing to complain */
  readonly counted: (task: () => Promise<void>) => Promise<number>
}

export const countingIn = ({ page, problems }: Staff): Counting => {
  let taken = 0
  const dialog = () => page.getByRole('dialog')
  const press = async (key: string): Promise<void> => {
    taken += 1
    await page.keyboard.press(key)
  }
  return {
    dialog,
    menu: (name) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).first(),
    press,
    click: async (what) => {
      taken += 1
      await what.click()
    },
    type: async (text) => {
      taken += 1
      await page.keyboard.insertText(text)
    },
    focused: async (what) => {
      await expect.poll(() => hasFocus(what)).toBe(true)
    },
    submit: async () => {
      await dialog().locator('button[type=submit]:enabled').waitFor()
      await press('Control+Enter')
      await dialog().waitFor({ state: 'detached' })
    },
    forget: () => {
      taken -= 1
    },
    counted: async (task) => {
      taken = 0
      await task()
      expect(problems).toEqual([])
      return taken
    },
  }
}
