// A list taken out as a file in the whole house (domain 11): what is shown, all of the filter, told when it is there and when it was cut off.
import { readFileSync } from 'node:fs'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  admin = await enter(house, {
    width: 1280,
    height: 720,
    at: '/transactions?f.status=COMPLETED&f.userRole=member&f.createTime=',
    as: 'admin',
  })
  await admin.page.locator('tr[data-id]').first().waitFor()
})
afterAll(() => house.stop())

const take = async (format: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const { page } = admin
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const coming = page.waitForEvent('download')
  await admin.shoot(`exportMenu`)
  await page.getByRole('menuitem', { name: format }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

it('is a file of all rows of the filter, with the columns that stand there', async () => {
  const { page, axe, problems } = admin
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'ID', exact: true }).uncheck()
  await page.keyboard.press('Escape')
  const [{ wanted } = { wanted: 0 }] = await house.sql<{ wanted: number }>(
    `select count(*)::int as wanted from transactions where status = 'COMPLETED' and user_role = 'member'`,
  )
  const said = page.getByText(`Exported: ${wanted.toLocaleString('en-US')} rows`).waitFor()
  const [{ name, bytes }] = await Promise.all([take('CSV'), said])
  expect(name).toMatch(/^Transactions \d{4}-\d\d-\d\d \d{4}\.csv$/)
  const [head = [], ...rows] = parseCsv(bytes.toString())
  expect(rows).toHaveLength(wanted)
  const shown = (await page.locator('thead th').allInnerTexts())
    .map((each) => each.replace(/[^\w ]/g, '').trim())
    .filter((each) => each !== '' && each !== 'Actions')
  expect(shown.length).toBeGreaterThan(4)
  expect(shown.filter((label) => !head.some((each) => String(each).startsWith(label)))).toEqual([])
  expect(new Set(rows.map((row) => row[head.indexOf('Status')]))).toEqual(new Set(['Completed']))
  await admin.shoot('exported')
  expect(await axe()).toEqual([])
  expect(problems).toEqual([])
})

it('is a workbook, of the search and the sort that stand in the address', async () => {
  const { page, open, problems } = admin
  await open('/users/usersList?q=smith&sort=screenName')
  await page.locator('tr[data-id]').first().waitFor()
  const { name, bytes } = await take('Excel (XLSX)')
  expect(name).toMatch(/^Users .*\.xlsx$/)
  const [head = [], ...rows] = (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? []
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter((row) => !/smith/i.test(row.join(' ')))).toEqual([])
  const first = await page.locator('tr[data-id]').first().getAttribute('data-id')
  expect(String(rows[0]?.[head.indexOf('ID')])).toBe(first)
  expect(typeof rows[0]?.[head.findIndex((each) => String(each).startsWith('Balance'))]).toBe('number')
  expect(problems).toEqual([])
})

it('says that it was cut off, and saves nothing', async () => {
  const { page, problems } = admin
  await page.route('**/api/exports', (route) => route.abort())
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await page.getByText('Users: the export was cut off, and nothing is saved. Try again.').waitFor()
  await page.unroute('**/api/exports')
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  expect(problems.splice(0).every((each) => each.includes('ERR_FAILED'))).toBe(true)
})

it('says what the server says against it, and tells the audit of each', async () => {
  const { page, problems } = admin
  await page.route('**/api/exports', (route) => route.continue({ postData: '{}' }))
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  await page.getByText('Not what is expected: payload').waitFor()
  await page.unroute('**/api/exports')
  expect(problems.splice(0).filter((each) => !each.includes('400'))).toEqual([])
  await admin.open('/audit?f.operation=exportList')
  const rows = page.locator('tr[data-id]')
  await rows.nth(1).waitFor()
  expect(await rows.count()).toBe(2)
  expect(await rows.first().innerText()).toContain('List exported')
  await rows.first().locator('td').first().locator('a, button').first().click()
  await page.getByText('How many').waitFor()
  await admin.shoot('exportAudited')
})

it('is nothing for whoever may not', async () => {
  const manager = await enter(house, { width: 390, height: 800, at: '/transactions', as: 'manager' })
  await manager.page.getByRole('button', { name: 'Columns' }).waitFor()
  expect(await manager.page.getByRole('button', { name: 'Export', exact: true }).count()).toBe(0)
  expect(manager.problems).toEqual([])
})
