// What the golden cases make compiles, under the project's own settings.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { write } from '../../generator/write.ts'
import { typesOfMade } from '../run/typesIn.ts'
import { base, madeCase, validCases } from './cases.ts'

const house = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** As deep as a case, so that the generated imports of language/ lead there. */
const made = join(house, 'node_modules/.cache/golden/cases')

it('compiles, and refuses a table that its document does not select', async () => {
  rmSync(made, { recursive: true, force: true })
  for (const name of validCases) {
    // cases/<case>/expected stands five folders below the house, and so does this.
    const { files } = await madeCase(name)
    write(join(made, name), files)
  }
  expect(typesOfMade(made)).toBe('')

  const text = readFileSync(join(made, base, 'selected.ts'), 'utf8')
  const planted = [
    ["'fees.owed': 'money'", "'fees.owed': 'integer'"],
    ["'fees.owed': 'money'", "'fees.paid': 'money'"],
    ["email: 'email'", "mail: 'email'"],
    ["status: 'choice'", "status: 'references'"],
    ['BLOCKED: true', 'BLOCK: true'],
    [', BLOCKED: true', ''],
    ['NONE: true', 'NONE: true, MORE: true'],
    ['readsFees: true', 'readsFee: true'],
    ['readsFees: true', 'readsFees: true, readsMore: true'],
    [', readsFees: true', ''],
  ] as const
  for (const [at, [right, wrong]] of planted.entries()) {
    expect(text).toContain(right)
    writeFileSync(join(made, base, `planted${at}.ts`), text.replace(right, wrong))
  }
  const said = typesOfMade(join(made, base))
  for (const at of planted.keys()) expect(said).toContain(`planted${at}.ts(`)
})
