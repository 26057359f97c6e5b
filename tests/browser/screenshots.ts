// Makes the pictures of README: run by hand, npx tsx tests/browser/screenshots.ts. The demo's people are the same each time.
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { house as root } from '../architecture/listSources.ts'
import { enter } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

const folder = join(root, 'docs/screenshots')
const most = 200_000

const settled = async (page: Page): Promise<void> => {
  await page.locator('.skeleton').first().waitFor({ state: 'detached' })
  // Counts and fonts come a moment later.
  await page.waitForTimeout(1_500)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

const shoot = async (page: Page, name: string): Promise<void> => {
  await settled(page)
  const path = join(folder, `${name}.png`)
  await page.screenshot({ path })
  const { size } = statSync(path)
  console.log(`${name}.png ${Math.round(size / 1000)} kB`)
  if (size > most) throw new Error(`${name}.png is larger than ${most / 1000} kB`)
}

const creatorWithMoney = async (house: House): Promise<string> => {
  const [found] = await house.sql<{ id: string }>(
    `select u.id::text as id from users u join payout_requests r on r.user_id = u.id join user_notes n on n.user_id = u.id
     where r.status = 'NEW' and u.status = 'ACTIVE' order by r.gross desc limit 1`,
  )
  return found?.id ?? '7'
}

const walk = async (house: House, colorScheme: 'light' | 'dark'): Promise<void> => {
  const { page, open, context } = await enter(house, { width: 1440, height: 900, colorScheme, at: '/users/usersList', as: 'admin' })
  await page.locator('tr[data-id]').first().waitFor()
  await shoot(page, colorScheme === 'dark' ? 'usersDark' : 'users')
  if (colorScheme === 'light') {
    await open(`/profile/${await creatorWithMoney(house)}`)
    await page.getByRole('region', { name: 'User notes', exact: true }).waitFor()
    await shoot(page, 'profile')
    await open('/payoutRequests?look=table')
    await page.getByRole('button', { name: /^Pay:/ }).nth(1).click()
    await page.getByRole('dialog').getByLabel('Payment reference').waitFor()
    await shoot(page, 'pay')
  } else {
    await open('/payoutRequests')
    await page.getByRole('complementary', { name: 'Opened record' }).waitFor()
    await shoot(page, 'payoutsDark')
  }
  await context.close()
}

mkdirSync(folder, { recursive: true })
const house = await openHouse({ size: { users: 2_000, creators: 300, transactions: 60_000, requests: 400 } })
try {
  for (const scheme of ['light', 'dark'] as const) await walk(house, scheme)
} finally {
  await house.stop()
}
