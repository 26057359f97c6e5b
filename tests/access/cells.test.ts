// Every role, every operation, every set of rights: the gate's answer equals the oracle's.
import { performance } from 'node:perf_hooks'
import { beforeAll, expect, it } from 'vitest'
import { amount, seed, some } from '../run/amount.ts'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { cellsOf, documentsOf, type Cell } from './cells.ts'
import { compare } from './compare.ts'
import { manifest, model, schema } from './gateModel.ts'
import { everyField } from './everyField.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { staffRights, staffRoles } from './oracle/rights.ts'
import { pageCells } from './pageCells.ts'
import { randomSets, rightSets, tellingSets } from './rightSets.ts'

const patientMs = amount(600_000, 3_600_000)
let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>
let rights: readonly string[]
let gate: ReturnType<typeof gateOf>

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  rights = staffRights(oracle.specs)
  gate = gateOf(model)
})

function* everyCell(roles: readonly string[], flags: boolean): Generator<Cell> {
  const sets = tellingSets(rights, 8)
  for (const [operation, texts] of documents) yield* cellsOf(oracle, sets, { operation, texts, roles, flags })
}

it('the generated operations are those that the specs give', () => {
  expect(model.operations.map(({ name }) => name).toSorted()).toEqual([...oracle.operations.keys()].toSorted())
  expect([...documents.keys()].toSorted()).toEqual([...oracle.operations.keys()].toSorted())
})

it('who may run what (A01, A02)', { timeout: patientMs }, async () => {
  const began = performance.now()
  const { cells, differences } = await compare(oracle, gate, everyCell(Object.keys(oracle.specs.access.roles), false))
  console.log(`${cells} cells of ${documents.size} operations, ${Math.round(performance.now() - began)} ms`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(documents.size * amount(12, rightSets(rights).length))
})

it('who may read what of an answer', { timeout: patientMs }, async () => {
  const { cells, differences } = await compare(oracle, gate, everyCell(staffRoles(oracle.specs), true))
  console.log(`${cells} cells with every guarded place asked for`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(documents.size * amount(12, rightSets(rights).length))
})

it('who may read what by texts that nobody generated', { timeout: patientMs }, async () => {
  const few = tellingSets(rights, 1)
  function* cells(): Generator<Cell> {
    for (const [turn, operation] of [...oracle.operations.keys()].entries()) {
      const texts = everyField(schema, operation)
      yield* cellsOf(oracle, (named) => few(named).filter(({ size }) => size !== 1), {
        operation,
        texts: some(texts, Math.ceil(texts.length / 4), turn),
        roles: staffRoles(oracle.specs).slice(-1),
        flags: true,
      })
    }
  }
  const compared = await compare(oracle, gate, cells())
  console.log(`${compared.cells} cells of single fields by every way the contract has`)
  expect(compared.differences).toEqual([])
  expect(compared.cells).toBeGreaterThan(documents.size)
})

it('who may run what, and read of it, with rights that chance chooses', { timeout: patientMs }, async () => {
  const count = amount(5, 1_000)
  const chosen = randomSets(rights, count)
  function* cells(): Generator<Cell> {
    for (const [operation, texts] of documents)
      yield* cellsOf(oracle, chosen, { operation, texts, roles: staffRoles(oracle.specs).slice(-1), flags: true })
  }
  const compared = await compare(oracle, gate, cells())
  console.log(`${compared.cells} cells of random sets of rights, ${count} for each text, seed ${seed}`)
  expect(compared.differences).toEqual([])
  expect(compared.cells).toBeGreaterThanOrEqual(documents.size * count)
})

it('a page’s rights open what it reads, and nothing wider (A24)', async () => {
  const { cells, differences } = await compare(oracle, gate, pageCells(oracle, schema))
  console.log(`${cells} cells of single fields read by the rights of a page`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThan(0)
})
