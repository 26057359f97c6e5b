// The inbox as staff work it off: who waits longest stands open with what was written, an answer goes out in its place, and a colleague sees both;
// on a profile it is sent once, whatever is done with its thread meanwhile.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { heldLine } from './story/heldLine.ts'
import { keepNotices } from './story/keepNotices.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'
import { openId, panel, untilOpen } from './story/takingBack.ts'

let house: House
let admin: Staff
let manager: Staff
beforeAll(async () => {
  house = await openHouse()
  await keepNotices(house)
  admin = await enter(house, { width: 1280, height: 720, at: '/', as: 'admin' })
  manager = await enter(house, { width: 390, height: 800, at: '/', as: 'manager' })
  for (const { page } of [admin, manager]) await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
})
afterAll(() => house?.stop())

const shown = (staff: Staff) => panel(staff).filter({ visible: true })
const box = (staff: Staff) => shown(staff).getByRole('textbox', { name: 'Reply' })
const statusOf = async (id: string | null) =>
  (await house.sql<{ status: string }>('select status from site_threads where id = $1', [id]))[0]?.status

it('is led to from the dashboard, and opens on whoever waits longest', async () => {
  const { page } = admin
  await page.getByRole('link', { name: 'Messages unanswered', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Inbox' }).waitFor()
  await box(admin).waitFor()
  const [oldest] = await house.sql<{ id: string }>(
    "select id::text from site_threads where status = 'WAITING' order by waiting_since, id limit 1",
  )
  expect(openId(admin)).toBe(oldest?.id)
  await shown(admin)
    .getByRole('list', { name: /^Messages with/ })
    .getByRole('listitem')
    .first()
    .waitFor()
  expect(await admin.axe()).toEqual([])
  await admin.shoot('inbox')
})

it('sends an answer in its place, goes on to the next, and tells a colleague’s screen', async () => {
  const id = openId(admin)
  await manager.open(`/inbox?open=${id}`)
  await box(manager).waitFor()
  expect(await manager.axe()).toEqual([])
  await manager.shoot('inboxNarrow')
  await box(admin).fill('We look into it.')
  await box(admin).press('Control+Enter')
  await expect.poll(() => openId(admin)).not.toBe(id)
  await untilOpen(admin)
  await box(admin).waitFor()
  expect(await box(admin).inputValue()).toBe('')
  expect(await statusOf(id)).toBe('ANSWERED')
  await shown(manager).getByText('We look into it.').waitFor()
  const [audited] = await house.sql<{ count: number }>(
    "select count(*)::int as count from audit_record where operation = 'siteThreadsReply' and record = $1",
    [id],
  )
  expect(audited?.count).toBe(1)
})

it('reads nothing of the conversation that comes next before it is opened', async () => {
  const opened = openId(admin)
  const [thread] = await house.sql<{ id: string }>('select thread_id::text as id from site_threads where id = $1', [opened])
  const waiting = await house.sql<{ id: string }>(
    "select thread_id::text as id from site_threads where status = 'WAITING' and id <> $1 order by waiting_since, id limit 1",
    [opened],
  )
  const readsOf = async (id: string | undefined) =>
    (
      await house.sql<{ count: number }>(
        "select count(*)::int as count from audit_record where operation = 'messagesSearch' and input::text like '%' || $1 || '%'",
        [`"${id ?? ''}"`],
      )
    )[0]?.count
  // Its messages come a moment after the place for an answer.
  await expect.poll(() => readsOf(thread?.id)).toBeGreaterThan(0)
  expect(await readsOf(waiting[0]?.id)).toBe(0)
})

it('keeps what is typed while one looks at another, and asks before the screen is left', async () => {
  const { page } = admin
  const id = openId(admin)
  await box(admin).fill('Dear')
  await page.locator('.deskStrip > li[data-id]').nth(3).click()
  await expect.poll(() => openId(admin)).not.toBe(id)
  await untilOpen(admin)
  await box(admin).waitFor()
  expect(await box(admin).inputValue()).toBe('')
  await page.locator(`.deskStrip > li[data-id="${id}"]`).click()
  await expect.poll(() => openId(admin)).toBe(id)
  await expect.poll(() => box(admin).inputValue()).toBe('Dear')
  await page.getByRole('link', { name: 'Users' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await box(admin).fill('')
})

it('asks before the page goes while something is typed, its record closed or not; what is left is gone', async () => {
  const { page } = admin
  const id = openId(admin)
  await box(admin).fill('Dear')
  await shown(admin).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => openId(admin)).toBeNull()
  const asked = page.waitForEvent('dialog')
  await page.evaluate('setTimeout(() => location.reload(), 0)')
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await page.goBack()
  await expect.poll(() => openId(admin)).toBe(id)
  await expect.poll(() => box(admin).inputValue()).toBe('Dear')
  const leaves = page.getByRole('link', { name: 'Users' }).first()
  await leaves.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor()
  await admin.open(`/inbox?open=${id}`)
  await box(admin).waitFor()
  expect(await box(admin).inputValue()).toBe('')
})

it('puts in a reply kept ready, with the name of whoever is written to', async () => {
  const { page } = admin
  const name = await shown(admin).getByRole('heading', { level: 2 }).textContent()
  await shown(admin).getByRole('button', { name: 'Saved replies' }).click()
  await page.getByRole('menuitem', { name: 'Bought by mistake' }).click()
  await expect.poll(() => box(admin).inputValue()).toBe(`Dear ${name ?? ''},\nplease tell us which post it was, and when you bought it.`)
  await box(admin).fill('')
})

it('takes one off the list by a key, and puts it back', async () => {
  const { page } = admin
  const id = openId(admin)
  await shown(admin).getByRole('heading', { level: 2 }).click()
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog', { name: /No answer needed/ })
  await dialog.getByRole('button', { name: 'No answer needed' }).click()
  await expect.poll(() => statusOf(id)).toBe('ANSWERED')
  await expect.poll(() => openId(admin)).not.toBe(id)
  await page.keyboard.press('z')
  await page.getByRole('dialog').getByRole('button', { name: 'Wait again' }).click()
  await expect.poll(() => statusOf(id)).toBe('WAITING')
  expect(admin.problems).toEqual([])
})

it('sends an answer to a thread on a profile once, though it is closed and opened while it is under way', async () => {
  const storageState = await manager.context.storageState()
  const { page, sent, open, problems } = await enter(house, { storageState })
  const line = await heldLine(page)
  const [user] = await house.sql<{ id: string }>(
    "select t.user_id::text as id from message_threads t join users u on u.id = t.user_id and u.status = 'ACTIVE' where t.other_id is null limit 1",
  )
  await open(`/profile/${user?.id}`)
  await openTab(page, 'Messages')
  // A line that was opened anew meanwhile sends what is running once more, under the same key: by it the server knows it again.
  const replies = (): number =>
    new Set(sent.flatMap(({ payload }) => (payload?.operationName === 'MessagesReply' ? [payload.variables?.['key']] : []))).size
  const messages = page.getByRole('region', { name: 'Messages', exact: true })
  const thread = messages.getByRole('button', { name: /Concord Demo/ })
  const box = messages.getByRole('textbox', { name: 'Reply' })
  await thread.click()
  await box.fill('Once is enough.')
  line.hold()
  await box.press('Control+Enter')
  await expect.poll(() => box.isDisabled()).toBe(true)
  await thread.click()
  await box.waitFor({ state: 'detached' })
  await thread.click()
  await box.waitFor()
  expect(await box.isDisabled()).toBe(true)
  line.letGo()
  await messages.getByRole('list').getByText('Once is enough.').waitFor()
  await expect.poll(async () => [await box.inputValue(), await box.isDisabled()]).toEqual(['', false])
  expect(replies()).toBe(1)
  expect(problems).toEqual([])
})
