// Any property of the specs is edited in any way: what the verdict calls safe means the same by an opinion of its own.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changesBetween } from '../../generator/diff/changes.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written } from '../../generator/written.ts'
import type { Model } from '../../language/model.ts'
import { folder } from './cases.ts'
import { standOfCase } from './verdict/editedStand.ts'
import { meaningOf } from './verdict/meaningOf.ts'
import { randomEdit, rolling } from './verdict/randomEdit.ts'

const unknown = { fileOf: () => 'specs', helpOf: () => undefined }
const resolved = (written: Written): Model | undefined => {
  try {
    return resolve(written, unknown)
  } catch {
    return undefined
  }
}
const root = join(folder, '../../..')

/** Edits that the verdict calls safe, though they mean something. */
const falselySafe = (written: Written, count: number): readonly string[] => {
  const meaning = meaningOf(resolve(written, unknown))
  const random = rolling(count)
  const wrong: string[] = []
  for (let each = 0; each < count; each++) {
    const { after, words } = randomEdit(written, random)
    if (changesBetween(written, after).length > 0) continue
    const model = resolved(after)
    if (!model || meaningOf(model) !== meaning) wrong.push(words)
  }
  return wrong
}

it.each(['library', 'everyKind', 'reports', 'keptByEngine'])('is never falsely safe, whatever property of %s is edited', async (name) => {
  expect(falselySafe((await standOfCase(name)).written, 200)).toEqual([])
})

it('is never falsely safe, whatever property of the product is edited', async () => {
  const loader = makeLoader(join(root, 'specs'), 'specs')
  const { written } = await loader.load()
  await loader.stop()
  expect(falselySafe(written, 60)).toEqual([])
}, 60_000)
