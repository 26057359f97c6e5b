// A reply that is under way, in the whole house: whatever is done with its thread meanwhile, it is sent once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deskOf, type Story } from './story/Desk.ts'
import { enter } from './story/enter.ts'
import { heldLine } from './story/heldLine.ts'
import { openHouse } from './story/openHouse.ts'
import { openTab } from './story/openTab.ts'

const story = {} as Pick<Story, 'house' | 'staff'>
const { section } = deskOf(story)

beforeAll(async () => {
  story.house = await openHouse()
  story.staff = await enter(story.house)
})
afterAll(() => story.house.stop())

it('sends an answer once, though its thread is closed and opened while it is under way', async () => {
  const { page, sent, open, login, problems } = story.staff
  const line = await heldLine(page)
  const [user] = await story.house.sql<{ id: string }>(
    "select t.user_id::text as id from message_threads t join users u on u.id = t.user_id and u.status = 'ACTIVE' where t.other_id is null limit 1",
  )
  await open(`/profile/${user?.id}`)
  await login('manager@example.com')
  await openTab(page, 'Messages')
  // A line that was opened anew meanwhile sends what is running once more, under the same key: by it the server knows it again.
  const replies = (): number =>
    new Set(sent.flatMap(({ payload }) => (payload?.operationName === 'MessagesReply' ? [payload.variables?.['key']] : []))).size
  const messages = section('Messages')
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
