// A count and a value along a reference are two lines of a spec and nothing else: they are right, who may not read what they are of is not told, and what is said to be disclosed waits for a person.
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customs } from '#custom/server'
import { unaccepted } from '../../generator/diff/unaccepted.ts'
import { generate } from '../../generator/generate.ts'
import { makeLoader } from '../../generator/load/load.ts'
import { report } from '../../generator/report.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { buildContract } from '../../server/authorize/contract.ts'
import { gateOf } from '../access/askGate.ts'
import { house } from '../architecture/listSources.ts'
import { makeProduct } from '../server/records/makeProduct.ts'
import { openWorkbench, type Bag } from '../server/records/workbench.ts'
import { fillHouse } from './fillHouse.ts'

const folder = mkdtempSync(join(tmpdir(), 'computed-'))
const specs = join(folder, 'specs')
const at = (name: string): string => join(house, name)
const stands = (file: string): string => readFileSync(at(`specs/${file}`), 'utf8')

for (const name of ['specs', 'language']) cpSync(at(name), join(folder, name), { recursive: true })
const loader = makeLoader(specs, 'specs')
afterAll(async () => {
  await loader.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The fields are the last of their entity, before what follows them. */
const withField = (file: string, before: string, field: string): void => {
  const parts = stands(file).split(before)
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times ${before}`)
  writeFileSync(join(specs, file), parts.join(`    ${field},\n${before}`))
}
const made = async (path: string, whose: string, more = '') => {
  withField(
    'payoutSystems.ts',
    '    deletedTime: {',
    `open: { kind: 'derived', label: 'Open requests', as: 'integer', computes: { kind: 'count', of: 'PayoutRequest', whose: { ${whose}: 'id' }, where: { status: ['NEW'] } } }`,
  )
  withField(
    'transactions.ts',
    '    payoutSystem: {',
    `paidBy: { kind: 'derived', label: 'Paid by', as: 'text', computes: { kind: 'path', path: '${path}' }${more} }`,
  )
  const places = { specs, shown: 'specs', sdl: at('schema'), language: at('language'), generated: at('generated'), codegen: runCodegen }
  return generate(places, loader)
}
type Made = Awaited<ReturnType<typeof made>>

const sdl = readdirSync(at('schema')).flatMap((name) =>
  name.endsWith('.graphql') && name !== 'documents.graphql' ? [readFileSync(at(`schema/${name}`), 'utf8')] : [],
)
/** Fields of a list that somebody asks for and is not told. */
const hiddenFrom = async ({ model, files }: Made, role: string, operation: string, fields: string): Promise<readonly string[]> => {
  if (!model) throw new Error('nothing was made')
  const rights = new Set(model.rights.filter((each) => each.holders.includes(role)).map(({ name }) => name))
  const ask = gateOf(model, buildContract([...sdl, files['graphql/schema.graphql'] ?? '']))
  const text = `query { answer: ${operation}(first: 5) { items { id ${fields} } } }`
  const { hidden, codes } = await ask({ person: { role, rights }, staff: true, text, own: false, flags: true })
  expect(codes.filter((each) => each !== 'DENIED')).toEqual([])
  return hidden
}

let plain: Made
beforeAll(async () => {
  plain = await made('paymentSystem.title', 'payoutSystem')
})

it('takes a line each, and no migration', () => {
  expect(report(plain.problems)).toBe(report([]))
  expect(Object.keys(plain.files).filter((path) => path.endsWith('.sql'))).toEqual([])
})

it('is right', async () => {
  if (!plain.written) throw new Error('nothing was made')
  const { product, folder: migrations } = makeProduct(plain.written, customs)
  const bench = await openWorkbench(product, migrations)
  try {
    await fillHouse(bench.ownerUrl)
    const listed = async (operation: string, path: string): Promise<readonly unknown[]> => {
      const { items } = await bench.run(bench.callerOf('admin'), operation, { first: 50 }, [path])
      return (items as readonly Bag[]).map((each) => each[path] ?? null)
    }
    expect(await listed('payoutSystemsFindAll', 'open')).toEqual([1])
    expect(new Set(await listed('transactionsSearch', 'paidBy'))).toEqual(new Set(['Card', null]))
  } finally {
    await bench.stop()
  }
})

it('is told to those who read all that it is of', async () => {
  expect(await hiddenFrom(plain, 'admin', 'transactionsSearch', 'paidBy')).toEqual([])
  expect(await hiddenFrom(plain, 'manager', 'transactionsSearch', 'paidBy')).toEqual(['answer.items.paidBy'])
  expect(await hiddenFrom(plain, 'manager', 'transactionsSearch', 'amount')).toEqual([])
})

it('is told to others where the spec says so, and then a person has to agree', async () => {
  const disclosing = await made('paymentSystem.title', 'payoutSystem', ", discloses: 'by which system a deposit came'")
  expect(report(disclosing.problems)).toBe(report([]))
  expect(await hiddenFrom(disclosing, 'manager', 'transactionsSearch', 'paidBy')).toEqual([])
  const { model, written } = disclosing
  const problems = model && written ? unaccepted({ model, written }, stands('accepted.md')) : []
  expect(problems.map(({ message }) => message).join('\n')).toContain('discloses by which system a deposit came')
})

it('says where it is wrong, and what was meant', async () => {
  const { problems } = await made('paymentSystm.title', 'payoutSystm')
  const said = report(problems)
  expect(said).toContain('Transaction has no field "paymentSystm". Did you mean "paymentSystem"?')
  expect(said).toContain('PayoutRequest has no field "payoutSystm". Did you mean "payoutSystem"?')
})
