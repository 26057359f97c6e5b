// A rule across fields is three lines of a spec and nothing else: both forms have it, with its words, and what creation starts with counts.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { house } from '../architecture/listSources.ts'

const folder = mkdtempSync(join(tmpdir(), 'rule-'))
const specs = join(folder, 'specs')
const file = join(specs, 'payoutSystems.ts')
const at = (name: string): string => join(house, name)

for (const name of ['specs', 'language']) cpSync(at(name), join(folder, name), { recursive: true })
const stands = readFileSync(file, 'utf8')
const loader = makeLoader(specs, 'specs')
afterAll(async () => {
  await loader.stop()
  rmSync(folder, { recursive: true, force: true })
})

const made = async (rule: string) => {
  const [before, after, ...more] = stands.split('  lifecycle: {\n')
  if (before === undefined || after === undefined || more.length > 0) throw new Error('a payout system has one lifecycle')
  writeFileSync(file, `${before}  rules: {\n    ${rule},\n  },\n  lifecycle: {\n${after}`)
  const places = { specs, shown: 'specs', sdl: at('schema'), language: at('language'), generated: at('generated'), codegen: runCodegen }
  return generate(places, loader)
}

it('is in the form that makes one and in the form that changes one', async () => {
  const { problems, files } = await made(
    "fees: { must: { lt: ['commissionFixed', 'minAmount'] }, says: '{commissionFixed} leaves nothing of the smallest request', at: 'commissionFixed' }",
  )
  expect(report(problems)).toBe(report([]))
  const [create, update] = ['payoutSystemsCreate', 'payoutSystemsUpdate'].map((name) => files[`forms/${name}.ts`] ?? '')
  for (const form of [create, update]) {
    expect(form).toContain("{ compares: 'lt', of: ['commissionFixed', 'minAmount'], as: 'number' }")
    expect(form).toContain("says: 'entities.payoutSystems.rules.fees'")
    expect(form).toContain("at: ['commissionFixed']")
  }
  expect(create).toContain("starts: { amount: '0.01', currency: 'CRE' }")
  expect(JSON.parse(files['locales/en/entities/payoutSystems.json'] ?? '{}')).toMatchObject({
    'entities.payoutSystems.rules.fees': '{0} leaves nothing of the smallest request',
  })
})

it('says where it is wrong, and what was meant', async () => {
  const { problems } = await made("fees: { must: { lt: ['commissionFixd', 'minAmount'] }, says: 'Nothing is left of it' }")
  expect(report(problems)).toContain('unknown-field')
  expect(report(problems)).toContain('PayoutSystem has no field "commissionFixd". Did you mean "commissionFixed"?')
})
