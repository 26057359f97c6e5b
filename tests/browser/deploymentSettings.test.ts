// What a deployment sets shows at once in a console that is open: the server goes on running, and nobody reloads.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSettings } from '../server/processes/serverProcess.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { at: '/users', as: 'admin' })
  await admin.page.getByRole('button', { name: 'Add user' }).first().waitFor()
  // Gone with the first reload.
  await admin.page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
})
afterAll(() => house?.stop())

const set = async (...args: readonly string[]): Promise<void> => {
  expect(await runSettings(house.dataDir, ...args)).toMatchObject({ code: 0 })
}
const isSameDocument = () => admin.page.evaluate(() => 'stillHere' in globalThis)
const dialog = () => admin.page.getByRole('dialog')
const menu = (name: string) => admin.page.getByRole('navigation').getByRole('link', { name, exact: true })
const rolesOffered = async (): Promise<readonly string[]> => {
  await dialog().getByRole('combobox', { name: 'Role' }).click()
  const options = admin.page.getByRole('option')
  await options.first().waitFor()
  const names = await options.evaluateAll((all) => all.filter((each) => each.ariaDisabled !== 'true').map((each) => each.textContent ?? ''))
  await admin.page.keyboard.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  return names
}

describe('a console that is open while a setting changes', () => {
  it('offers the nonprofit role from then on, in the dialog that is open with what was typed', async () => {
    await admin.page.getByRole('button', { name: 'Add user' }).first().click()
    await dialog().getByLabel('E-mail').fill('typed@example.com')
    const before = await rolesOffered()
    expect(before.join()).not.toContain('onprofit')
    await set('set', 'flags.nonprofitRole', 'on')
    await expect.poll(async () => (await rolesOffered()).join()).toContain('onprofit')
    expect(await dialog().getByLabel('E-mail').inputValue()).toBe('typed@example.com')
    await set('unset', 'flags.nonprofitRole')
    await expect.poll(rolesOffered).toEqual(before)
    expect(await isSameDocument()).toBe(true)
  })

  it('loses an entry of the menu and its screen, and gets them back', async () => {
    // What was typed into it is asked for once more.
    if (await dialog().isVisible()) {
      await admin.page.keyboard.press('Escape')
      await admin.page.getByRole('button', { name: /^(Leave|Discard)/ }).click()
    }
    await dialog().waitFor({ state: 'detached' })
    await menu('Transactions').waitFor()
    await set('set', 'disabledPages', 'transactions,users')
    await menu('Transactions').waitFor({ state: 'detached' })
    await admin.page.getByText('Page not found').waitFor()
    await set('unset', 'disabledPages')
    await menu('Transactions').waitFor()
    await admin.page.getByRole('button', { name: 'Add user' }).first().waitFor()
    expect(await isSameDocument()).toBe(true)
  })

  it('has a screen behind a flag that was off when it started', async () => {
    await set('set', 'flags.tags', 'off')
    const fresh = await enter(house, { storageState: await admin.context.storageState(), at: '/settings/general' })
    await fresh.page.getByRole('heading', { name: 'General', level: 1 }).waitFor()
    const categories = fresh.page.getByRole('link', { name: 'Categories', exact: true })
    expect(await categories.count()).toBe(0)
    await set('unset', 'flags.tags')
    await categories.click()
    await fresh.page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor()
    await set('set', 'flags.tags', 'off')
    await fresh.page.getByText('Page not found').waitFor()
    await set('unset', 'flags.tags')
    expect(fresh.problems).toEqual([])
    await fresh.context.close()
  })

  it('leads to no list that is switched off', async () => {
    const [creator] = await house.sql<{ id: string }>(
      "select user_id::text as id from payout_requests where status = 'NEW' order by id limit 1",
    )
    const at = `/profile/${creator?.id ?? ''}`
    const fresh = await enter(house, { storageState: await admin.context.storageState(), at })
    const main = fresh.page.locator('main')
    const ways = [main.getByRole('link', { name: 'Transactions', exact: true }), main.getByRole('link', { name: /^Open payout requests/ })]
    for (const way of ways) await way.waitFor()
    await set('set', 'disabledPages', 'transactions,payoutRequests')
    for (const way of ways) await way.waitFor({ state: 'detached' })
    await set('unset', 'disabledPages')
    for (const way of ways) await way.waitFor()
    expect(fresh.problems).toEqual([])
    await fresh.context.close()
  })

  it('filters by nothing whose list is behind a flag that is off', async () => {
    await set('set', 'flags.tags', 'off')
    const fresh = await enter(house, { storageState: await admin.context.storageState(), at: '/users/usersList' })
    const chip = (name: string) => fresh.page.locator('.filterBar').getByRole('button', { name, exact: true })
    await chip('Role').waitFor()
    expect(await chip('Category').count()).toBe(0)
    await set('unset', 'flags.tags')
    await chip('Category').waitFor()
    await fresh.context.close()
  })

  it('shows the change in the audit, in words', async () => {
    await admin.open('/audit')
    await admin.page
      .getByRole('row', { name: /Setting changed at the server/ })
      .first()
      .waitFor()
    expect(admin.problems).toEqual([])
  })
})
