// What a browser cannot talk itself into: rights written into its own storage (A22), and a socket from another site's page (S12). What is shown of a masked account, and what an edit says whose right goes away.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let manager: Staff
let elsewhere: Server

beforeAll(async () => {
  house = await openHouse()
  manager = await enter(house, { at: '/about', as: 'manager' })
  await manager.page.getByRole('heading', { name: 'About' }).waitFor()
  elsewhere = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  )
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
})
afterAll(async () => {
  elsewhere?.close()
  await house?.stop()
})

it('the account of a payout is shown at one press in the Pay dialog and gone with it; the audit says so, and not what it is', async () => {
  const { page, problems } = manager
  await manager.open('/payoutRequests?look=table')
  const pay = page
    .getByRole('button', { name: /^Pay: / })
    .and(page.locator('[aria-disabled="false"]'))
    .first()
  await pay.waitFor()
  const id = (await pay.getAttribute('aria-label'))?.replace('Pay: ', '') ?? ''
  const [stored] = await house.sql<{ account: string }>('select account from payout_requests where id = $1', [id])
  const account = stored?.account ?? 'no account'
  await pay.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show: Account' }).click()
  await dialog.getByText(account, { exact: true }).waitFor()
  expect(await manager.axe()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  // The demo's staff have shown accounts before.
  const told = await house.sql("select record, input from audit_record where action = 'reveal' order by id desc limit 1")
  expect(told).toEqual([{ record: id, input: { field: 'account', reason: `Payout request ${id}` } }])
  const lines = await house.sql<{ line: string }>(
    "select a::text as line from audit_record a where action = 'reveal' union all select k::text from operation_key k",
  )
  expect(lines.filter(({ line }) => line.includes(account))).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await page.content()).not.toContain(account)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((each) => Object.entries(each))))).not.toContain(
    account,
  )
  expect(problems).toEqual([])
  await page.setViewportSize({ width: 1440, height: 1000 })
})

it('an edit whose right is taken away says so, and goes on with what was typed when it is given back', async () => {
  const { page, open } = manager
  const [member] = await house.sql<{ id: string }>("select id from users where role = 'member' and status = 'ACTIVE' order by id limit 1")
  await open(`/profile/${member?.id}`)
  const part = page.getByRole('region', { name: 'Personal information', exact: true })
  await part.getByRole('button', { name: 'Edit: Personal information' }).click()
  const city = part.getByRole('textbox', { name: 'City' })
  await city.fill('Bergen')
  await house.sql("delete from role_right where role = 'manager' and \"right\" = 'updateAnyPersonalInfo'")
  await part.getByText('You may no longer change this').waitFor()
  await house.sql("insert into role_right (role, \"right\") values ('manager', 'updateAnyPersonalInfo')")
  await expect.poll(() => city.inputValue()).toBe('Bergen')
  await part.getByRole('button', { name: 'Save' }).click()
  await part.getByText('Bergen').waitFor()
})

it('rights that were written into the storage bring no data, and the next answer takes them back (A22)', async () => {
  const { page, received, sent } = manager
  await house.sql("delete from role_right where role = 'manager' and \"right\" = 'getAnyTransaction'")
  await expect.poll(() => page.getByRole('link', { name: 'Transactions' }).count()).toBe(0)
  await page.evaluate((all) => {
    const kept = JSON.parse(localStorage.getItem('admin-login-data') ?? '{}') as Record<string, unknown>
    localStorage.setItem('admin-login-data', JSON.stringify({ ...kept, role: 'admin', authorities: all }))
  }, roleRights.admin)
  received.length = 0
  sent.length = 0
  await manager.open('/transactions')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(await page.getByRole('link', { name: 'Transactions' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Settings' }).count()).toBe(0)
  const asked = new Set(sent.filter(({ payload }) => payload?.operationName?.startsWith('Transactions')).map(({ id }) => id))
  const told = received.filter(({ id, payload }) => asked.has(id) && (payload?.data?.answer ?? null) !== null)
  expect(told).toEqual([])
  expect(JSON.stringify(received)).not.toContain('"Transaction"')
})

/** What comes of a socket that this page opens. */
const tryFrom = (page: Page): Promise<string> =>
  page.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(address, 'graphql-transport-ws')
        socket.addEventListener('open', () => resolve('open'))
        socket.addEventListener('close', ({ code }) => resolve(`closed ${code}`))
      }),
    `${house.address.replace('http', 'ws')}/graphql`,
  )

it('a page of another origin gets no socket, though its visitor is logged in (S12)', async () => {
  expect(await tryFrom(manager.page)).toBe('open')
  const page = await manager.context.newPage()
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  expect(await tryFrom(page)).toBe('closed 1006')
  await page.close()
})
