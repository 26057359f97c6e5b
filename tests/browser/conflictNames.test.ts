// Where two changed the same field of one record, whoever chooses reads names of what both chose, in a real browser.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house)
})
afterAll(() => house.stop())

it('names the records that both chose, one or several', async () => {
  const { page } = admin
  const [creator] = await house.sql<{ id: string }>(
    "select u.id from users u join users_payee p on p.id = u.id where u.role = 'pro_business' and p.payout_system_id is not null limit 1",
  )
  await house.sql("update users_questionnaire set category_ids = '{1}' where id = $1", [creator?.id])
  const tags = await house.sql<{ title: string }>('select title from tags where id in (1, 2, 3) order by id')
  const [, theirs, mine] = tags.map(({ title }) => title)
  await admin.open(`/profile/${creator?.id}`)
  await admin.login('admin@example.com')
  await page.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await page.getByRole('combobox', { name: 'Category' }).fill(String(mine))
  await page.getByRole('option', { name: String(mine) }).click()
  await house.sql("update users_questionnaire set category_ids = '{2}', version = version + 1 where id = $1", [creator?.id])
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: `Mine: ${tags[0]?.title}, ${mine}` }).waitFor()
  await dialog.getByRole('radio', { name: `Theirs: ${theirs}` }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await house.sql("update users_payee set currency_id = 'EUR' where id = $1", [creator?.id])
  await admin.open(`/profile/${creator?.id}?tab=money`)
  await page.getByRole('button', { name: 'Edit: Payee information' }).click()
  await page.getByRole('combobox', { name: 'Payout currency' }).fill('USD')
  await page.getByRole('option', { name: 'USD' }).click()
  await house.sql("update users_payee set currency_id = 'GBP', version = version + 1 where id = $1", [creator?.id])
  await page.getByRole('button', { name: 'Save' }).click()
  await dialog.getByRole('radio', { name: 'Mine: USD' }).waitFor()
  await dialog.getByRole('radio', { name: 'Theirs: GBP' }).waitFor()
  expect(admin.problems).toEqual([])
})
