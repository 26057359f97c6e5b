// Products that chance makes of the golden ones, edit upon edit that is no mistake: all of them are generated, and what comes out compiles.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import { generate } from '../../generator/generate.ts'
import type { Files } from '../../generator/emitters/output.ts'
import { makeLoader, type Loaded } from '../../generator/load/load.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { write } from '../../generator/write.ts'
import type { Written } from '../../generator/written.ts'
import { amount, seed } from '../run/amount.ts'
import { typesOfMade } from '../run/typesIn.ts'
import { folder } from './cases.ts'
import { randomEdit, rolling, type Random } from './verdict/randomEdit.ts'

const house = join(folder, '../../..')
/** As deep as a golden case, so that the generated imports of language/ lead there. */
const made = join(house, `node_modules/.cache/valid${process.pid}/cases`)
const editsAtMost = 12
const perBatch = 40

afterAll(() => rmSync(join(made, '..'), { recursive: true, force: true }))

/** As much of what is tried as stays without a mistake. */
const productOf = (written: Written, random: Random): { readonly product: Written; readonly words: readonly string[] } => {
  let product = written
  const words: string[] = []
  for (let each = 0; each < editsAtMost; each++) {
    const tried = randomEdit(product, random)
    if (checkSpecs(tried.after).length > 0) continue
    product = tried.after
    words.push(tried.words)
  }
  return { product, words }
}

/** Nothing where the pieces of it contradict each other, which is told once all are put together. */
const filesOf = async (loaded: Loaded, product: Written): Promise<Files | undefined> => {
  const loader = { load: async () => ({ ...loaded, written: product }), stop: async () => undefined }
  const places = {
    specs: 'specs',
    shown: 'specs',
    sdl: join(house, 'schema'),
    language: join(house, 'language'),
    generated: join(made, '0'),
  }
  const { problems, files } = await generate({ ...places, history: join(made, 'nothing'), codegen: runCodegen }, loader)
  for (const problem of problems) expect(problem.file).toMatch(/^specs\//)
  return problems.length > 0 ? undefined : files
}

/** What does not compile, a line each; of what is planted each time it says so. */
const compile = (): string => {
  writeFileSync(join(made, 'planted.ts'), "import { app } from './0/app.ts'\nexport const wrong: number = app.locale\n")
  const [planted, ...said] = typesOfMade(made)
    .split('\n')
    .filter(Boolean)
    .toSorted((one, other) => Number(other.includes('planted.ts(')) - Number(one.includes('planted.ts(')))
  expect(planted).toContain('planted.ts(2,14)')
  return said.join('\n')
}

it.each([
  { name: 'library', count: amount(5, 1_000) },
  { name: 'everyKind', count: amount(5, 1_000) },
])(
  'compile, whatever $name becomes',
  async ({ name, count }) => {
    const specs = makeLoader(join(folder, name, 'specs'), 'specs')
    const loaded = await specs.load()
    const random = rolling(seed)
    const broken: string[] = []
    let batch: (readonly string[])[] = []
    const flush = (): void => {
      if (batch.length === 0) return
      const said = compile()
      for (const [at, words] of batch.entries())
        if (said.includes(`cases/${at}/`)) broken.push(`${words.join('; ')}\n${said.slice(0, 2_000)}`)
      if (said !== '' && broken.length === 0) broken.push(said.slice(0, 2_000))
      batch = []
      rmSync(made, { recursive: true, force: true })
    }
    let products = 0
    for (let each = 0; products < count && each < count * 4; each++) {
      const { product, words } = productOf(loaded.written, random)
      // eslint-disable-next-line no-await-in-loop
      const files = words.length === 0 ? undefined : await filesOf(loaded, product)
      if (!files) continue
      mkdirSync(made, { recursive: true })
      write(join(made, String(batch.length)), files)
      batch.push(words)
      products++
      if (batch.length === perBatch) flush()
    }
    flush()
    await specs.stop()
    expect(broken).toEqual([])
    expect(products).toBe(count)
  },
  amount(300_000, 3_600_000),
)
