// Any property of the specs is edited in any way: what the verdict calls safe means the same, and what it calls harmless opens nothing, by opinions of their own.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import { acceptedText } from '../../generator/diff/accepted.ts'
import { changesBetween } from '../../generator/diff/changes.ts'
import { compareAccess } from '../../generator/diff/compareAccess.ts'
import { unaccepted } from '../../generator/diff/unaccepted.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written } from '../../generator/written.ts'
import { amount } from '../run/amount.ts'
import { folder } from './cases.ts'
import { standOfCase } from './verdict/editedStand.ts'
import { meaningOf } from './verdict/meaningOf.ts'
import { openedBetween, possibleIn } from './verdict/possibleIn.ts'
import { randomEdit, rolling } from './verdict/randomEdit.ts'

const unknown = { fileOf: () => 'specs', helpOf: () => undefined }
const root = join(folder, '../../..')
const harmless: ReadonlySet<string> = new Set(['data', 'narrowing'])

interface Found {
  /** Edits that the verdict calls safe, though they mean something. */
  readonly falselySafe: readonly string[]
  /** Edits that open a door, and verdict or acceptance say nothing. */
  readonly unseen: readonly string[]
  /** How many opened one: a test that never saw any would prove nothing. */
  readonly opened: number
}

const tried = (written: Written, count: number): Found => {
  const before = resolve(written, unknown)
  const meaning = meaningOf(before)
  const possible = possibleIn(before)
  const accepted = acceptedText({ model: before, written })
  const random = rolling(count)
  const [falselySafe, unseen]: [string[], string[]] = [[], []]
  let opened = 0
  for (let each = 0; each < count; each++) {
    const { after, words } = randomEdit(written, random)
    const changes = changesBetween(written, after)
    // What does not generate gets no verdict.
    if (checkSpecs(after).length > 0) continue
    const model = resolve(after, unknown)
    if (changes.length === 0 && meaningOf(model) !== meaning) falselySafe.push(words)
    const [first] = openedBetween(possible, possibleIn(model))
    if (first === undefined) continue
    opened++
    if (changes.every(({ means }) => harmless.has(means)) && !compareAccess(before, model).gains)
      unseen.push(`${words}: ${first}, by the verdict`)
    if (unaccepted({ model, written: after }, accepted).length === 0) unseen.push(`${words}: ${first}, by the acceptance`)
  }
  return { falselySafe, unseen, opened }
}

it.each([
  { name: 'library', count: amount(120, 1_500) },
  { name: 'everyKind', count: amount(120, 1_500) },
  { name: 'reports', count: amount(140, 240) },
  { name: 'keptByEngine', count: amount(100, 240) },
  { name: 'maskedFields', count: amount(120, 240) },
])(
  'is never falsely safe, whatever property of $name is edited',
  async ({ name, count }) => {
    const { falselySafe, unseen, opened } = tried((await standOfCase(name)).written, count)
    expect({ falselySafe, unseen }).toEqual({ falselySafe: [], unseen: [] })
    expect(opened).toBeGreaterThan(count / 150)
  },
  amount(300_000, 600_000),
)

it('is never falsely safe, whatever property of the product is edited', async () => {
  const loader = makeLoader(join(root, 'specs'), 'specs')
  const { written } = await loader.load()
  await loader.stop()
  const { falselySafe, unseen } = tried(written, amount(20, 60))
  expect({ falselySafe, unseen }).toEqual({ falselySafe: [], unseen: [] })
})
