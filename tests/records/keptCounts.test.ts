// @vitest-environment happy-dom
// Counts beside a list stay true: while changes keep coming, as in a run over many records, and after some were lost.
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { tagsChanges } from '#generated/documents/changes/tags.ts'
import { tagsDocuments } from '#generated/documents/tags.ts'
import { tags } from '#generated/entities/tags.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import { useViewCounts } from '../../src/screens/lists/useViewCounts.ts'
import { renderHook } from './renderHook.ts'

const records: Records = { entity: tags, documents: tagsDocuments, changes: async () => tagsChanges }
const views = [{ name: '', filter: {} }]

/** The counts of a list that has as many records as there() says. */
const open = async (there: () => number) =>
  renderHook(
    () => useViewCounts(records, views),
    () => [{ __typename: 'Sum', key: 'category', count: there(), sum: null }],
  )

describe('the counts of views', () => {
  it('move while changes keep coming, and not once for each of them', async () => {
    let there = 47
    const { now, asked, tell } = await open(() => there)
    expect(now().get('')).toBe(47)
    const storm = setInterval(() => {
      there -= 1
      void tell({ entity: 'Tag', id: String(there), version: 2 })
    }, 50)
    onTestFinished(() => clearInterval(storm))
    await vi.waitUntil(() => (now().get('') ?? 47) < 47, { timeout: 300_000 })
    // Another one of the same storm.
    const moved = now().get('') ?? 0
    await vi.waitUntil(() => (now().get('') ?? 0) < moved, { timeout: 300_000 })
    expect(asked.length).toBeLessThan(47 - there)
  })

  it('are read again when events were lost', async () => {
    let there = 47
    const { now, tell } = await open(() => there)
    there = 40
    await tell({ kind: 'RESYNC' })
    await expect.poll(() => now().get('')).toBe(40)
  })
})
