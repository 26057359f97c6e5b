// The bell as a window shows it, and what the world outside does that it tells.
import type { Page } from 'playwright-core'
import { requestPayout, sendMessage, type World } from '../../../custom/events/index.ts'
import { Refusal } from '../../../server/kit.ts'
import type { Staff } from './enter.ts'
import type { House } from './openHouse.ts'

/** The banner is hidden from readers while the menu is open. */
export const bell = (page: Page) => page.locator('.topBar .bell')
export const said = (page: Page) => bell(page).getAttribute('aria-label')
export const menu = (page: Page) => page.getByRole('menu', { name: 'Notifications' })
export const line = (page: Page, label: string) => menu(page).getByRole('menuitem', { name: label })
/** A menu of MUI lies beside all landmarks, and takes the focus as long as it is there. */
export const axeOf = async ({ axe: look }: Staff): Promise<readonly string[]> =>
  (await look()).filter((each) => !each.startsWith('region: <div class="MuiPaper'))

export const openBell = async (page: Page): Promise<void> => {
  await bell(page).click()
  await menu(page).getByText(/since/).waitFor()
}
export const closeBell = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
}

/** A creator who may asks to be paid. */
export const askForPayout = async (house: House, world: World): Promise<void> => {
  const creators = await house.sql<{ id: string }>(
    `select u.id::text as id from users u where u.role like '%business' and u.status = 'ACTIVE'
       and not exists (select from payout_requests p where p.user_id = u.id and p.status = 'NEW') order by u.id`,
  )
  for (const { id } of creators) {
    const made = await requestPayout(world, id).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
    if (made !== undefined) return
  }
  throw new Error('nobody of the demo may be paid')
}
/** Somebody whom the manager answered writes again. */
export const writeAgain = async (house: House, world: World): Promise<void> => {
  const [thread] = await house.sql<{ user: string }>(
    `update site_threads t set assignee_id = (select id from users where email = 'manager@example.com')
     where t.id = (select s.id from site_threads s join users u on u.id = s.user_id where s.status = 'ANSWERED' and u.status = 'ACTIVE' order by s.id limit 1)
     returning t.user_id::text as user`,
  )
  await sendMessage(world, { from: thread?.user ?? '', text: 'And when?' })
}
