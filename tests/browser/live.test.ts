// Three members of staff before the same list: what one changes is read again by whoever may read it, one row, once, and by nobody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator } from 'playwright-core'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
/** Who changes, who may see it, who may not. */
let acting: Staff
let seeing: Staff
let unseeing: Staff
let ids: readonly string[]

const list = '/users/usersList?f.role=member&f.status=ACTIVE'
const right = 'getAnyFraudInfo'

/** The demo lets one of each role in; here a second admin has the first one's password. */
const letIn = async (): Promise<string> => {
  const [second] = await house.sql<{ email: string }>(
    `update users set status = 'ACTIVE' where id = (select min(id) from users where role = 'admin' and id > 2) returning email`,
  )
  await house.sql(
    `update users_credentials set password = (select password from users_credentials where id = 1)
     where id = (select id from users where email = $1)`,
    [second?.email],
  )
  return second?.email ?? ''
}

const arrive = async (email: string): Promise<Staff> => {
  const staff = await enter(house, { at: list })
  await staff.login(email)
  await staff.page.locator('tr[data-id]').nth(24).waitFor()
  return staff
}

beforeAll(async () => {
  house = await openHouse()
  await house.sql('delete from role_right where role = $1 and "right" = $2', ['manager', right])
  const second = await letIn()
  acting = await arrive('admin@example.com')
  ;[seeing, unseeing] = await Promise.all([arrive(second), arrive('manager@example.com')])
  ids = await seeing.page.locator('tr[data-id]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id') ?? ''))
})
afterAll(() => house?.stop())

const rowOf = ({ page }: Staff, id: string): Locator => page.locator(`tr[data-id="${id}"]`)
const forget = (): void => {
  for (const each of [seeing, unseeing]) each.sent.length = each.received.length = 0
}
/** Ids of the rows that a window asked for one by one. */
const rowsAsked = ({ sent }: Staff): readonly unknown[] =>
  sent.filter(({ payload }) => payload?.operationName === 'UsersRow').map(({ payload }) => payload?.variables?.['id'])
const listsAsked = ({ sent }: Staff): number => sent.filter(({ payload }) => payload?.operationName === 'UsersList').length
/** Ids of the users that a window was told of. */
const told = ({ received }: Staff): readonly unknown[] =>
  received
    .map(({ payload }) => payload?.data?.answer as { readonly entity?: string; readonly id?: string } | undefined)
    .filter((answer) => answer?.entity === 'User')
    .map((answer) => answer?.id)

const markAsFraud = async (id: string): Promise<void> => {
  const { page } = acting
  await acting.open(`/profile/${id}`)
  await page
    .getByRole('region', { name: 'Fraud status', exact: true })
    .getByRole('button', { name: /^Mark as fraud/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

const rename = async (id: string, name: string): Promise<void> => {
  const { page } = acting
  await acting.open(`/profile/${id}`)
  const form = page.getByRole('region', { name: 'Profile information', exact: true })
  await form.getByRole('button', { name: 'Edit: Profile information' }).click()
  await form.getByLabel('Screen name').fill(name)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

describe('a change to the third of twenty-five rows', () => {
  it('is shown to who may see it after exactly one request for that row; nobody else hears of it', async () => {
    const [, , third = '', , fifth = ''] = ids
    expect(ids).toHaveLength(25)
    forget()
    await markAsFraud(third)
    await rowOf(seeing, third).getByText('User is fraud', { exact: true }).waitFor()
    // What both may see comes later on the same channel: once it is there, nothing else is on its way.
    await rename(fifth, 'Somebody Renamed')
    for (const each of [seeing, unseeing]) await rowOf(each, fifth).getByText('Somebody Renamed').waitFor()
    expect(rowsAsked(seeing)).toEqual([third, fifth])
    expect(rowsAsked(unseeing)).toEqual([fifth])
    expect([listsAsked(seeing), listsAsked(unseeing)]).toEqual([0, 0])
    expect(told(seeing)).toContain(third)
    expect(told(unseeing)).not.toContain(third)
    expect(await unseeing.page.getByText('User is fraud').count()).toBe(0)
  })

  it('keeps every other row, and the keyboard, where they were', async () => {
    const shown = await seeing.page.locator('tr[data-id]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id') ?? ''))
    expect(shown).toEqual(ids)
  })
})

describe('a right given while one looks', () => {
  it('shows at once what it opens, without a reload, and lets the next change through', async () => {
    const [, , third = '', , , sixth = ''] = ids
    await house.sql('insert into role_right (role, "right") values ($1, $2)', ['manager', right])
    await rowOf(unseeing, third).getByText('User is fraud', { exact: true }).waitFor()
    forget()
    await markAsFraud(sixth)
    for (const each of [seeing, unseeing]) {
      await rowOf(each, sixth).getByText('User is fraud', { exact: true }).waitFor()
      expect(rowsAsked(each)).toEqual([sixth])
    }
  })

  it('made no window complain', () => {
    expect([acting, seeing, unseeing].flatMap(({ problems }) => problems)).toEqual([])
  })
})
