// What the chapters of the story share: who is at the desk, whom it is about, and how things on the screen are called.
import type { Locator } from 'playwright-core'
import type { Staff } from './enter.ts'
import type { House } from './openHouse.ts'
import type { Waiting } from './people.ts'

/** Filled before the first chapter. */
export interface Story {
  house: House
  staff: Staff
  /** Whose payout is refused, and whose is paid. */
  suspect: Waiting
  honest: Waiting
}

export interface Desk {
  readonly section: (name: string) => Locator
  readonly menu: (name: string | RegExp) => Locator
  readonly dialog: () => Locator
  readonly rowOf: (text: string) => Locator
  /** Opens the record of a queue that is called so, and gives what the desk shows of it. */
  readonly atDesk: (text: string) => Promise<Locator>
  readonly termOf: (within: Locator, term: string) => Locator
  /** The value that stands beside a term. */
  readonly fact: (within: Locator, term: string) => Promise<string>
}

export const deskOf = (story: Pick<Story, 'staff'>): Desk => {
  const page = () => story.staff.page
  const termOf = (within: Locator, term: string): Locator => within.locator('dt').filter({ has: page().getByText(term, { exact: true }) })
  return {
    section: (name) => page().getByRole('region', { name, exact: true }),
    menu: (name) => page().getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }),
    dialog: () => page().getByRole('dialog'),
    rowOf: (text) => page().getByRole('row').filter({ hasText: text }),
    atDesk: async (text) => {
      const row = page().locator('.deskStrip > li').filter({ hasText: text })
      await row.getByRole('button').click()
      await row.locator('[aria-current="true"]').waitFor()
      return page().getByRole('complementary', { name: 'Opened record' })
    },
    termOf,
    fact: async (within, term) => (await termOf(within, term).first().locator('xpath=following-sibling::dd[1]').innerText()).trim(),
  }
}

/** What a disabled button says of itself. */
export const reasonOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
