// A fake server says nothing that no server of ours could say: what tests of hooks and screens rest on.
import { expect, it } from 'vitest'
import manifest from '#generated/graphql/manifest.json' with { type: 'json' }
import { keptTo } from '../browser/fake/keptTo.ts'

const [hash = ''] = Object.entries(manifest).find(([, text]) => text.startsWith('query TagsStats(')) ?? []
const sums = [{ __typename: 'Sum', key: 'category', count: 3, sum: null }]

it('an answer is told as it was asked for, and nothing besides', async () => {
  expect(await keptTo(hash, {}, { answer: sums })).toEqual({ answer: [{ __typename: 'Sum', key: 'category', count: 3 }] })
})

it.each([
  ['leaves something out', { answer: [{ __typename: 'Sum', key: 'category' }] }, /^answer\.0\.count: /],
  ['says it of another type', { answer: [{ __typename: 'Sum', key: 'category', count: 'three' }] }, /^answer\.0\.count: /],
  ['is none', { answer: null }, /^answer: /],
  ['stands under another name', { tagsGetStats: sums }, /^answer: /],
])('one that %s is refused with its place', async (_, data, says) => {
  await expect(keptTo(hash, {}, data)).rejects.toThrow(says)
})

it('variables that the contract does not take are refused', async () => {
  await expect(keptTo(hash, { filter: { type: 7 } }, { answer: sums })).rejects.toThrow(/^variables: .*filter/)
})

it('a document that is not known is refused', async () => {
  await expect(keptTo('none', {}, { answer: sums })).rejects.toThrow('the hash none')
})
