// Specs that are broken at random: every one is told with a problem and its place, or it is a product; none ends the generator.
import { join } from 'node:path'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { checkModel } from '../../generator/checks/checkModel.ts'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import { sdlOf } from '../../generator/emitters/sdl.ts'
import { makeLoader } from '../../generator/load/load.ts'
import type { Problem } from '../../generator/problem.ts'
import { resolve } from '../../generator/resolve/resolve.ts'
import type { Written } from '../../generator/written.ts'
import { amount } from '../run/amount.ts'
import { folder } from './cases.ts'
import { randomEdit, rolling } from './verdict/randomEdit.ts'

const root = join(folder, '../../..')
const unknown = { fileOf: () => 'specs', helpOf: () => undefined }
const taken = { types: new Set<string>(), roots: new Set<string>() }

/** All problems; where there are none, its contract can be read. */
const problemsOf = (written: Written): readonly Problem[] => {
  const problems = checkSpecs(written)
  if (problems.length > 0) return problems
  const model = resolve(written, unknown)
  const more = checkModel(model, written, { narrowings: [] }, taken)
  if (more.length === 0) parse(sdlOf({ model, specs: 'specs' }))
  return more
}

it.each([
  { name: 'library', specs: join(folder, 'library/specs'), count: amount(130, 4_000) },
  { name: 'everyKind', specs: join(folder, 'everyKind/specs'), count: amount(130, 4_000) },
  { name: 'the product', specs: join(root, 'specs'), count: amount(40, 2_000) },
])(
  'tells what is wrong with $name, whatever is edited',
  async ({ specs, count }) => {
    const loader = makeLoader(specs, 'specs')
    const { written, locate } = await loader.load()
    await loader.stop()
    const random = rolling(count)
    const [crashes, unlocated]: [string[], string[]] = [[], []]
    let refused = 0
    for (let each = 0; each < count; each++) {
      const { after, words } = randomEdit(written, random)
      try {
        const problems = problemsOf(after)
        refused += Number(problems.length > 0)
        for (const problem of problems) if (!locate(problem).file.startsWith('specs/')) unlocated.push(`${words}: ${problem.message}`)
      } catch (cause) {
        crashes.push(`${words}: ${(cause as Error).stack?.split('\n').slice(0, 3).join(' ') ?? String(cause)}`)
      }
    }
    expect({ crashes, unlocated }).toEqual({ crashes: [], unlocated: [] })
    expect(refused).toBeGreaterThan(count / 4)
  },
  amount(300_000, 600_000),
)
