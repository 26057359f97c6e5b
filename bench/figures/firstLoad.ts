// What a browser with an empty cache loads: the login screen, all script until the users list stands, and what a first form brings.
import type { Browser, Page } from 'playwright-core'
import { launch } from '../../tests/browser/launch.ts'
import type { Figure, Row } from '../Figure.ts'
import { visit, type Visit } from '../house/visit.ts'

const kilo = 1_000

const quiet = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

interface Loads {
  readonly login: ReturnType<Visit['loaded']>
  readonly users: ReturnType<Visit['loaded']>
  /** Bytes of script that the first form asks beside. */
  readonly form: number
}

/** The login screen in one browser, the users list of somebody who is logged in from another that has loaded nothing yet. */
const walk = async (browser: Browser, address: string): Promise<Loads> => {
  const outside = await visit(browser, address)
  await outside.page.goto(`${address}/admin/login`)
  await outside.page.getByLabel('E-mail').waitFor()
  await quiet(outside.page)
  const login = outside.loaded()
  await outside.leave()
  const inside = await visit(browser, address)
  const { page } = inside
  // Of a browser that is never idle: what is fetched ahead is not what is needed.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await inside.logIn()
  await inside.forget()
  await page.goto(`${address}/admin/users/usersList`)
  await page.getByRole('row').nth(2).waitFor()
  await quiet(page)
  const users = inside.loaded()
  // Pieces of the bar come after the first screen, and are none of the form's.
  await page.getByRole('banner').getByRole('link', { name: 'Help' }).waitFor()
  await quiet(page)
  const before = inside.loaded()
  await page.getByRole('button', { name: /^Add/ }).first().click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  await quiet(page)
  return { login, users, form: inside.loaded().script - before.script }
}

const weighed = (what: string, bytes: number, most: number): Row => ({
  what,
  unit: 'kB',
  samples: [bytes / kilo],
  reach: `<= ${most} kB`,
  met: bytes <= most * kilo,
})

const rowsOf = ({ login, users, form }: Loads): readonly Row[] => [
  weighed('login screen, script on the wire (gzip)', login.script, 150),
  { what: 'login screen, requests', unit: 'requests', samples: [login.requests] },
  { what: 'users list opened by somebody logged in, requests', unit: 'requests', samples: [users.requests] },
  weighed('users list, all script so far (gzip)', users.script, 250),
  weighed('what the first form brings (gzip)', form, 140),
]

export const firstLoadFigure: Figure = {
  name: 'firstLoad',
  measure: async ({ server }): Promise<readonly Row[]> => {
    const { address } = await server()
    const browser = await launch()
    try {
      return rowsOf(await walk(browser, address))
    } finally {
      await browser.close()
    }
  },
}
