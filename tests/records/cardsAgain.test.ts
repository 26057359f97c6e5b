// @vitest-environment happy-dom
// What a picker offers is asked for each time that somebody looks: what was not there a moment ago may be there now.
import { expect, it, vi } from 'vitest'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import { useCards } from '../../src/look/useCards.ts'
import { sampleCard } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const entity: EntityModel = users
const person: Records = { entity, documents: usersDocuments, changes: async () => usersChanges }
const nobody: readonly string[] = []

it('finds who has come since the same was typed before', async () => {
  const there = [sampleCard(entity.card, '2', 'Bob')]
  const serve = (_name: string, { text }: Readonly<Record<string, unknown>>) =>
    there.filter((card) => String(card['title']).toLowerCase().includes(String(text)))
  const { now, does } = await renderHook(() => useCards(person, nobody), serve)
  const look = async (text: string, titles: readonly string[]): Promise<void> => {
    await does(() => now().write(text, true))
    await vi.waitUntil(
      () =>
        now()
          .found.map(({ title }) => title)
          .join() === titles.join(),
      { timeout: 300_000 },
    )
  }
  await look('ada', [])
  await look('bob', ['Bob'])
  there.push(sampleCard(entity.card, '3', 'Ada'))
  await look('ada', ['Ada'])
  expect(now().found.map(({ id }) => id)).toEqual(['3'])
})
