// A day of somebody who lives in the console: how many interactions each of its common tasks takes, from where one is to done. Before the queues
// were desks, ten posts took 20, five payouts about 25, a fraud decision a visit to a profile.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { countingIn, type Counting } from './story/counting.ts'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openId, panel, untilOpen } from './story/takingBack.ts'

let house: House
let staff: Staff
let page: Page
let hands: Counting

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  staff = await enter(house, { width: 1280, height: 720 })
  ;({ page } = staff)
  hands = countingIn(staff)
  await staff.open('/')
  await staff.login('admin@example.com')
  await hands.menu(/^Users/).waitFor()
})
afterAll(() => house?.stop())

const found = async (sql: string, ...values: readonly unknown[]): Promise<Record<string, string>> => {
  const [row] = await house.sql<Record<string, string>>(sql, [...values])
  if (!row) throw new Error(`the demo has none of: ${sql}`)
  return row
}

const lookUp = (text: string, id: string) => async (): Promise<void> => {
  await hands.press('Control+k')
  const box = hands.dialog().getByRole('combobox')
  await hands.focused(box)
  await hands.type(text)
  await hands.dialog().getByRole('option').first().waitFor()
  await hands.press('Enter')
  await page.waitForURL(new RegExp(`/profile/${id}$`))
}

const creator = () =>
  found(
    `select u.id::text as id, u.email, u.screen_name as name from users u join users_fraud f on f.id = u.id
     where u.status = 'ACTIVE' and f.status = 'UNKNOWN' and u.role like '%business'
       and exists (select from message_threads t where t.user_id = u.id and t.other_id is null)
       and not exists (select from users o where o.id <> u.id and o.screen_name like u.screen_name || '%') order by u.id limit 1`,
  )

it('finds a user by e-mail in 3', async () => {
  const { id = '', email = '' } = await creator()
  expect(await hands.counted(lookUp(email, id))).toBe(3)
})

it('finds a user by name in 3', async () => {
  await staff.open('/')
  await hands.menu(/^Users/).waitFor()
  const { id = '', name = '' } = await creator()
  expect(await hands.counted(lookUp(name, id))).toBe(3)
})

it('adds a note on the profile in 3', async () => {
  const add = page.getByRole('button', { name: 'Add note' })
  const interactions = await hands.counted(async () => {
    await hands.click(add)
    await hands.focused(hands.dialog().getByRole('textbox'))
    await hands.type('Called back, all is well.')
    await hands.submit()
  })
  await page.getByText('Called back, all is well.').first().waitFor()
  expect(interactions).toBe(3)
})

it('edits a form on the profile in 3', async () => {
  const section = page.locator('section.section', { has: page.getByRole('heading', { name: 'Personal information', exact: true }) })
  const interactions = await hands.counted(async () => {
    await hands.click(section.getByRole('button', { name: /^Edit/ }))
    await hands.focused(section.getByRole('textbox').first())
    await page.keyboard.press('End')
    await hands.type('a')
    await hands.press('Control+s')
    await section.getByRole('button', { name: /^Edit/ }).waitFor()
  })
  expect(interactions).toBe(3)
})

it('answers a thread with the site in 5, the first of which opens its tab', async () => {
  const messages = page.locator('section.section', { has: page.getByRole('heading', { name: 'Messages', exact: true }) })
  const interactions = await hands.counted(async () => {
    await hands.click(page.getByRole('tab', { name: 'Messages', exact: true }))
    await hands.click(messages.getByRole('button', { name: /Concord Demo/ }))
    await hands.click(messages.getByRole('textbox', { name: 'Reply' }))
    await hands.type('We have looked into it.')
    await hands.press('Control+Enter')
    await messages.getByRole('list').getByText('We have looked into it.').first().waitFor()
  })
  expect(interactions).toBe(5)
})

it('corrects a balance in 7', async () => {
  const interactions = await hands.counted(async () => {
    await hands.click(page.getByRole('button', { name: /^More/ }).first())
    await hands.click(page.getByRole('menuitem', { name: 'Correction' }))
    await hands.focused(hands.dialog().getByRole('combobox', { name: 'Account' }))
    await hands.press('Tab')
    await hands.focused(hands.dialog().getByRole('textbox', { name: 'Amount' }))
    await hands.type('1.00')
    await hands.press('Tab')
    await hands.focused(hands.dialog().getByRole('textbox', { name: 'Comment' }))
    await hands.type('Goodwill')
    await hands.submit()
  })
  expect(interactions).toBe(7)
})

it('decides ten posts in 10, once one is there', async () => {
  const interactions = await hands.counted(async () => {
    await hands.click(hands.menu(/^Post Verification/))
    for (let at = 0; at < 10; at += 1) {
      await panel(staff)
        .getByRole('button', { name: /^Approve: / })
        .first()
        .waitFor()
      const id = openId(staff)
      await hands.press('a')
      await expect.poll(() => openId(staff)).not.toBe(id)
    }
  })
  expect(interactions).toBe(11)
})

/** Opens the payment of what is open, where it can be paid without a tick about a payee that was changed. */
const isPayable = async (): Promise<boolean> => {
  await panel(staff).getByRole('heading').first().waitFor()
  const pay = panel(staff)
    .getByRole('button', { name: /^Pay: / })
    .first()
  if (!(await pay.isEnabled())) return false
  await hands.press('p')
  await hands.dialog().getByText('On hold', { exact: true }).waitFor()
  if ((await hands.dialog().getByRole('checkbox').count()) === 0) return true
  await page.keyboard.press('Escape')
  await hands.dialog().waitFor({ state: 'detached' })
  hands.forget()
  return false
}

it('records five payouts in 10, once one is there, and takes the last back in 2', async () => {
  await hands.menu(/^Payout Requests/).click()
  let last: string | null = null
  const interactions = await hands.counted(async () => {
    for (let paid = 0; paid < 5;) {
      await expect.poll(() => openId(staff)).not.toBe(last)
      last = openId(staff)
      await untilOpen(staff)
      if (await isPayable()) {
        await hands.submit()
        paid += 1
      } else await page.keyboard.press('j')
    }
  })
  expect(interactions).toBe(10)
  const undone = await hands.counted(async () => {
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).waitFor()
    await hands.press('z')
    await hands.dialog().getByText('On hold', { exact: true }).waitFor()
    await hands.focused(hands.dialog().getByRole('button', { name: 'Undo', exact: true }))
    await hands.press('Enter')
    await hands.dialog().waitFor({ state: 'detached' })
  })
  expect(undone).toBe(2)
  expect((await found('select status from payout_requests where id = $1', last))['status']).toBe('NEW')
})

it('decides about fraud in 2, once one is there', async () => {
  const interactions = await hands.counted(async () => {
    await hands.click(page.getByRole('link', { name: /^Fraud to review: / }).first())
    await panel(staff).getByText('Signals').first().waitFor()
    await hands.press('f')
    await hands.submit()
  })
  expect(interactions).toBe(3)
})

it('sees what a colleague changed yesterday in 5, two of them on the screen', async () => {
  const interactions = await hands.counted(async () => {
    await hands.press('Control+k')
    await hands.focused(hands.dialog().getByRole('combobox'))
    await hands.type('audit')
    await hands.dialog().getByRole('option').first().waitFor()
    await hands.press('Enter')
    await page.waitForURL(/\/audit$/)
    await hands.click(page.getByRole('button', { name: 'Yesterday', exact: true }))
    await page.waitForURL(/today-1/)
    await hands.click(page.getByRole('button', { name: 'Manuel Smith', exact: true }))
    await page.waitForURL(/f\.actor=/)
  })
  expect(interactions).toBe(5)
})
