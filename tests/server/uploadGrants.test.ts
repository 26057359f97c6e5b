// Where a file may be sent is asked of the right and the guards once more behind the gate: whatever led to it, nobody is granted a place without them.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'

let money: Money
beforeAll(async () => {
  money = await openMoney()
})
afterAll(() => money.stop())

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
