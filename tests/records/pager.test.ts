// @vitest-environment happy-dom
// The pager at the end of a list: what was pressed stays in reach of keys, and leads nowhere.
import { expect, it } from 'vitest'
import { allRights, serveUsers, usersPath } from './fakeUsers.ts'
import { button, press, sees, settled } from './listHands.ts'
import { mountList } from './mountList.ts'

it('keeps Next in reach on the last page', async () => {
  const list = await mountList(usersPath, serveUsers(), allRights)
  await press(() => button('Next'))
  await sees(() => [button('Next').disabled, button('Next').getAttribute('aria-disabled')], [false, 'true'])
  const there = list.address()
  button('Next').click()
  await settled()
  expect(list.address()).toBe(there)
})
