// The verdict on rules across fields: one that is dropped lets more through, of one that is changed a person judges, and its words are words.
import { expect, it } from 'vitest'
import type { Edit } from './verdict/editedStand.ts'
import { toldOf } from './verdict/toldOf.ts'

const index = (from: string, to: string): Edit => ({ file: 'index.ts', from, to })

it.each([
  [
    'one',
    "        order: { must: { lte: ['from', 'until'] }, says: '{until} is before {from}' },\n",
    'specs/index.ts:41 before Book.parts.loan.rules.order is gone (widening)',
  ],
  [
    'all of an action',
    "      rules: { pages: { must: { lt: ['least', 'most'] }, says: '{most} is no page after {least}' } },\n",
    'specs/index.ts:55 before Book.actions.count.rules is gone (widening)',
  ],
])('calls it widening that %s is dropped', async (_what, from, words) => {
  const { verdict, changes, text } = await toldOf('fieldRules', index(from, ''))
  expect({ verdict, changes }).toEqual({ verdict: ['widening'], changes: [words] })
  expect(text).not.toContain('safe')
})

it.each([
  ['asks for less', "must: { lte: ['least', 'most'] }", "must: { lt: ['least', 'most'] }", 'must.lte is gone'],
  ['is asked for less often', 'deposit: { must:', "deposit: { when: { lendable: ['true'] }, must:", 'when is new'],
])('leaves it to a person what a rule across fields lets through that %s', async (_what, from, to, words) => {
  const { verdict, changes } = await toldOf('fieldRules', index(from, to))
  expect(verdict).toEqual(['unjudged'])
  expect(changes).toContainEqual(expect.stringContaining(`Book.rules.deposit.${words}`))
})

it('takes other words of a rule across fields for words', async () => {
  const { verdict } = await toldOf('fieldRules', index("says: 'Nobody bought it yet'", "says: 'It is still to be bought'"))
  expect(verdict).toEqual([])
})
