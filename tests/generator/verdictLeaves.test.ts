// The verdict on what actions leave behind: what is copied, where to and how much of it stays is for a person to judge; without words that say what it tells nobody learns more.
import { expect, it } from 'vitest'
import { toldOf } from './verdict/toldOf.ts'

const whole = "  leaves: { version: { entity: 'VisitVersion', before: true, with: { visit: 'id', plan: 'plan' }, keep: 5 } },\n"
const step = 'Visit.lifecycle.transitions.close.leaves.step'

it.each([
  [
    'another value',
    "says: 'Over: {remark}'",
    "says: 'Over: {plan}'",
    'unjudged',
    `${step}.with.text.says was Over: {remark}, is Over: {plan}`,
  ],
  ['nothing any more', whole, '', 'unjudged', 'Visit.leaves is gone'],
  ['more that stays', 'keep: 5', 'keep: 50', 'unjudged', 'Visit.leaves.version.keep was 5, is 50'],
  ['it every time', "            given: 'remark',\n", '', 'unjudged', `${step}.given is gone: remark`],
  ['what tells nothing', "            discloses: 'how a visit was',\n", '', 'narrowing', `${step}.discloses is gone: how a visit was`],
])('tells of an action that leaves %s', async (_what, from, to, verdict, words) => {
  const told = await toldOf('leaving', { file: 'index.ts', from, to })
  expect(told.verdict).toEqual([verdict])
  expect(told.changes).toContainEqual(expect.stringContaining(words))
  expect(told.text).not.toContain('safe')
})
