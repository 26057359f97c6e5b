// Where a file may be sent is asked of the right and the guards once more behind the gate: whatever led to it, nobody is granted a place without them.
import { beforeAll, expect, it } from 'vitest'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
beforeAll(async () => (money = await openMoney()).stop)

const granted = () => money.value('select count(*)::int from stored_file')
const held = (...rights: readonly string[]) => money.callerOf('manager', money.manager.id, rights)

it.each([
  ['to change a field of a record', 'usersGetAvatarUploadUrl', 'id', 'updateAnyUserInfo'],
  ['to make a record of it', 'userFilesGetUploadUrls', 'user', 'updateAnyUserFiles'],
])('%s', async (_what, operation, about, right) => {
  const member = await money.person('member')
  const before = await granted()
  const ask = (...rights: readonly string[]) => money.run(held(...rights), operation, { [about]: member, count: 1 })
  await expect(ask('getAnyUserInfo', 'getAnyUserFiles')).rejects.toMatchObject({ code: 'DENIED' })
  expect(await granted()).toBe(before)
  expect(await ask(right)).toMatchObject({ __typename: 'UploadUrls', files: [{}] })
  expect(await granted()).toBe(Number(before) + 1)
})

it('of a record that a guard keeps from the change, whatever rights one has', async () => {
  const admin = await money.person('admin')
  const before = await granted()
  expect(await money.run(money.manager, 'usersGetAvatarUploadUrl', { id: admin, count: 1 })).toMatchObject({
    __typename: 'Refused',
    rule: 'staffTable',
  })
  expect(await granted()).toBe(before)
})

it('of no more than 500 places that are open, also to whoever asks for many at once', async () => {
  const member = await money.person('member')
  const ask = () => money.run(held('updateAnyUserFiles'), 'userFilesGetUploadUrls', { user: member, count: 50 })
  const answers = await Promise.all(Array.from({ length: 20 }, ask))
  expect(answers.filter((each) => each['__typename'] === 'UploadUrls').length).toBeLessThanOrEqual(10)
  expect(await granted()).toBeLessThanOrEqual(500)
})

it('of as many again where a batch broke off: what was never sent keeps its place for the hour in which it can be', async () => {
  const member = await money.person('member')
  const id = await money.person('manager')
  const asker = money.callerOf('manager', id, ['updateAnyUserFiles'])
  const ask = async (times: number) => {
    const answers = []
    for (let asked = 0; asked < times; asked += 1)
      answers.push((await money.run(asker, 'userFilesGetUploadUrls', { user: member, count: 50 }))['__typename'])
    return [...new Set(answers)]
  }
  expect([await ask(10), await ask(1)]).toEqual([['UploadUrls'], ['Refused']])
  await money.sql("update stored_file set granted = now() - interval '61 minutes' where actor = $1", [id])
  expect(await ask(6)).toEqual(['UploadUrls'])
  // What has come and was not used counts until it is swept.
  await money.sql("update stored_file set arrived = now() where actor = $1 and granted < now() - interval '1 hour'", [id])
  expect(await ask(1)).toEqual(['Refused'])
})
