// A profile's messages and verification in the whole house: a thread is opened and answered in the name of the site, documents are looked at and decided on.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { deskOf, type Story } from './story/Desk.ts'
import { enter } from './story/enter.ts'
import { openHouse } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'
import { hasFocus } from './story/hasFocus.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section, dialog, fact } = deskOf(story)

const found = async (text: string): Promise<string> => {
  const [row] = await story.house.sql<{ id: string }>(text)
  if (!row) throw new Error('the demo has nobody of this sort')
  return row.id
}

beforeAll(async () => {
  story.house = await openHouse()
  story.staff = await enter(story.house, { at: '/login', as: 'manager' })
  await story.staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
})
afterAll(() => story.house.stop())

it('opens a thread with the site and answers it', async () => {
  covers('managesMessages')
  const { page, axe, open, problems } = story.staff
  const user = await found(
    `select t.user_id::text as id from message_threads t join users u on u.id = t.user_id and u.status = 'ACTIVE'
     where t.other_id is null and u.role like '%business' order by (select count(*) from messages m where m.thread_id = t.id) desc, t.id limit 1`,
  )
  await open(`/profile/${user}`)
  await openTab(story.staff.page, 'Messages')
  const messages = section('Messages')
  const thread = messages.getByRole('button', { name: /Concord Demo/ })
  await thread.click()
  const list = messages.getByRole('list', { name: 'Messages with Concord Demo' })
  await list.getByText('written by').first().waitFor()
  const before = await list.getByRole('listitem').count()
  await story.staff.shoot('messages', { of: messages })
  expect(await axe()).toEqual([])
  await messages.getByText('The message comes from the site, not from you.').waitFor()
  const box = messages.getByRole('textbox', { name: 'Reply' })
  await box.fill('We have looked')
  await thread.click()
  await box.waitFor({ state: 'detached' })
  await thread.click()
  expect(await box.inputValue()).toBe('We have looked')
  await box.fill('We have looked into it.')
  await box.press('Control+Enter')
  await list.getByText('We have looked into it.').waitFor()
  expect(await list.getByRole('listitem').count()).toBe(before + 1)
  await expect.poll(() => box.inputValue()).toBe('')
  // Whoever wrote goes on writing; an empty box sends nothing.
  await expect.poll(() => hasFocus(box)).toBe(true)
  await box.press('Control+Enter')
  await messages.getByText('Field is empty').waitFor()
  await box.fill('You will hear from us.')
  await messages.getByRole('button', { name: 'Send', exact: true }).click()
  await list.getByText('You will hear from us.').waitFor()
  expect(await axe()).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await story.staff.shoot('messagesNarrow', { of: messages })
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(problems).toEqual([])
})

it('shows what users sent each other, and lets nobody write in their names', async () => {
  const { axe, open, problems } = story.staff
  const [sent] = await story.house.sql<{ user: string; other: string }>(
    `select t.user_id::text as user, o.screen_name as other from message_files f join message_threads t on t.id = f.thread_id
     join users u on u.id = t.user_id join users o on o.id = t.other_id where u.status = 'ACTIVE' order by f.id limit 1`,
  )
  await open(`/profile/${sent?.user ?? ''}`)
  await openTab(story.staff.page, 'Messages')
  const messages = section('Messages')
  await messages
    .getByRole('button', { name: sent?.other ?? '' })
    .first()
    .click()
  await messages
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor()
  await messages.getByText('This is a thread between users: nobody writes in their names').waitFor()
  expect(await messages.getByRole('textbox').count()).toBe(0)
  await story.staff.shoot('messagesOfUsers', { of: messages })
  expect(await axe()).toEqual([])
  expect(problems).toEqual([])
})

it('reads earlier messages when asked', async () => {
  const { open, problems } = story.staff
  const [long] = await story.house.sql<{ id: string; user: string; other: string; count: number }>(
    `select t.id::text as id, t.user_id::text as user, o.screen_name as other, (select count(*)::int from messages m where m.thread_id = t.id) as count
     from message_threads t join users u on u.id = t.user_id join users o on o.id = t.other_id
     where t.copy_of_id is null and u.status = 'ACTIVE' order by t.last_message_time desc limit 1`,
  )
  await story.house.sql(
    "insert into messages (thread_id, from_id, text, create_time) select $1, $2, 'Long ago ' || n, now() - interval '3 years' + n * interval '1 hour' from generate_series(1, 40) n",
    [long?.id, long?.user],
  )
  await open(`/profile/${long?.user ?? ''}`)
  await openTab(story.staff.page, 'Messages')
  const messages = section('Messages')
  await messages
    .getByRole('button', { name: long?.other ?? '' })
    .first()
    .click()
  const list = messages.getByRole('list', { name: /^Messages with/ }).getByRole('listitem')
  await expect.poll(() => list.count()).toBe(25)
  await messages.getByRole('button', { name: 'Earlier messages' }).click()
  await expect.poll(() => list.count()).toBe(40 + (long?.count ?? 0))
  expect(await list.first().innerText()).toContain('Long ago 1')
  expect(await messages.getByRole('button', { name: 'Earlier messages' }).count()).toBe(0)
  expect(problems).toEqual([])
})

it("writes to somebody from the head, and finds the thread on one's own profile", async () => {
  const { page, open, problems } = story.staff
  const user = await found(
    "select u.id::text as id from users u where u.role = 'member' and u.status = 'ACTIVE' and not exists (select from message_threads t where t.user_id = u.id) order by u.id limit 1",
  )
  await open(`/profile/${user}`)
  await page
    .getByRole('button', { name: /^Message/ })
    .first()
    .click()
  await dialog().getByRole('button', { name: 'Send', exact: true }).click()
  await dialog().getByText('Field is empty').waitFor()
  await dialog().getByRole('textbox').fill('A first message from us.')
  await dialog().getByRole('button', { name: 'Send', exact: true }).click()
  await dialog().waitFor({ state: 'detached' })
  await openTab(page, 'Messages')
  await section('Messages').getByText('A first message from us.').waitFor()
  await open('/profile/2')
  await openTab(page, 'Messages')
  await section('Messages').getByText('A first message from us.').waitFor()
  expect(problems).toEqual([])
})

it('looks at documents and decides on them', async () => {
  covers('managesVerification')
  const { page, axe, open, problems } = story.staff
  const creator = await found(
    "select u.id::text as id from users u join users_verification v on v.id = u.id where v.status = 'PENDING' and v.front is not null and u.status = 'ACTIVE' order by u.id limit 1",
  )
  await open(`/profile/${creator}`)
  const verification = section('Verification')
  await verification.getByRole('button', { name: 'Open card-front.jpg' }).waitFor()
  const small = verification.locator('img').first()
  // Sections above it are still coming, and move it.
  const isDrawn = async (): Promise<boolean> => {
    await small.scrollIntoViewIfNeeded()
    return small.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  }
  await expect.poll(isDrawn).toBe(true)
  await story.staff.shoot('verification', { of: verification })
  expect(await axe()).toEqual([])
  await verification.getByRole('button', { name: 'Open card-front.jpg' }).click()
  await dialog().getByRole('img', { name: 'card-front.jpg' }).waitFor()
  await story.staff.shoot('verificationDocument')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await verification.getByRole('button', { name: /^Decline/ }).click()
  await dialog().getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog().getByText('Field is empty').waitFor()
  await dialog().getByRole('textbox').fill('The back is missing')
  await dialog().getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => fact(verification, 'Reason')).toBe('The back is missing')
  await verification.getByRole('button', { name: /^Approve/ }).click()
  // How many, where there are any, is for tests/server/verification.test.ts.
  await dialog()
    .getByText(/What the creator published becomes public\./)
    .waitFor()
  await story.staff.shoot('verificationApprove')
  await dialog().getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => fact(verification, 'Verification')).toBe('Verified')
  await open('/users/usersList?f.verification.status=PENDING')
  await page.getByRole('row').nth(1).waitFor()
  expect(problems).toEqual([])
})
