// @vitest-environment happy-dom
// What of a queue waits: by its rows, by what was decided here, and again where it came back.
import { expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { users } from '#generated/entities/users.ts'
import { named } from '../../language/named.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { useWaiting } from '../../src/screens/lists/useWaiting.ts'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const listOf = (entity: EntityModel, view?: string): ListModel =>
  ({ ...entity.list, ...(view !== undefined && named(entity.list?.views ?? [], view)?.queue) }) as ListModel
const open = (entity: EntityModel, view?: string) =>
  renderHook(
    () => useWaiting(entity, listOf(entity, view)),
    () => null,
  )
const request = (status: string, version: number) => sampleRecord(payoutRequests, '7', { status, version }) as unknown as Row

it('what was decided here waits no more, though its row is of before', async () => {
  const { now, does } = await open(payoutRequests)
  expect(now().waits(request('NEW', 1))).toBe(true)
  await does(() => now().note(request('NEW', 1), { kind: 'saved', record: request('PAID', 2) }))
  expect([1, 2].map((version) => now().waits(request('NEW', version)))).toEqual([false, false])
})

it('what was decided here and came back waits again', async () => {
  const { now, does } = await open(payoutRequests)
  await does(() => now().note(request('NEW', 1), { kind: 'saved', record: request('PAID', 2) }))
  expect(now().waits(request('NEW', 3))).toBe(true)
  await does(() => now().note(request('NEW', 3), { kind: 'waits', id: '1' }))
  expect([3, 4].map((version) => now().waits(request('NEW', version)))).toEqual([false, true])
})

it('what waits by a part of it comes back with that part', async () => {
  const { now, does } = await open(users, 'verification')
  const user = (status: string, version: number) =>
    sampleRecord(users, '7', { status: 'ACTIVE', verification: { status, version } }) as unknown as Row
  await does(() => now().note(user('PENDING', 1), { kind: 'saved', record: user('DECLINED', 2) }))
  expect([1, 2, 3].map((version) => now().waits(user('PENDING', version)))).toEqual([false, false, true])
})

it('tells whether what something was done with waits all the same', async () => {
  const { now, does } = await open(payoutRequests)
  const said: boolean[] = []
  await does(() => void said.push(now().note(request('NEW', 1), { kind: 'saved', record: request('NEW', 2) })))
  await does(() => void said.push(now().note(request('NEW', 2), { kind: 'saved', record: request('PAID', 3) })))
  expect(said).toEqual([true, false])
})
