// @vitest-environment happy-dom
// What others change is read again by the console itself: nobody pressed anything, and no session stays alive for it (domain 3.2).
import { expect, it } from 'vitest'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { users } from '#generated/entities/users.ts'
import type { DetailModel } from '../../language/model.ts'
import { loadRecords, type Records } from '../../src/client/records/loadRecords.ts'
import { useRecord } from '../../src/client/records/useRecord.ts'
import { useRelated } from '../../src/screens/lists/useRelated.ts'
import { useTimelineSource } from '../../src/screens/records/useTimelineSource.ts'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const person: Records = { entity: users, documents: usersDocuments, changes: async () => usersChanges }
const detail = users.details[0] as DetailModel
const rights = ['getAnyUserInfo']
const ids = Array.from({ length: 11 }, (_, at) => String(at + 1))
const many = stretchOf(ids.map((id) => sampleRecord(users, id)))
const source = {
  name: 'referred',
  entity: 'User',
  by: 'referring.referrer',
  label: 'label',
  guard: { rule: { right: 'getAnyUserInfo' } },
} as const

it.each([
  ['a record', () => useRecord(person, detail, '1'), () => sampleRecord(users, '1')],
  ['many records of another at once', () => useRelated(person, 'referring.referrer', '7', { first: 20 }), () => many],
  ['much of a timeline at once', () => useTimelineSource(source, users, '7', true), () => many],
])('%s, and by whoever asks for it', async (_which, use, serve) => {
  await loadRecords('User')
  const { now, asked, does, tell } = await renderHook<{ readonly reload: () => void }>(use, serve, { rights })
  const before = asked.length
  await does(() => ids.forEach((id) => void tell({ entity: 'User', id, version: 2, by: 'Kim' })))
  expect(asked.slice(before).map(({ name, auto }) => [name, auto])).toEqual([[asked[0]?.name, true]])
  await does(() => now().reload())
  expect(asked.slice(before + 1).map(({ name, auto }) => [name, auto])).toEqual([[asked[0]?.name, false]])
})
