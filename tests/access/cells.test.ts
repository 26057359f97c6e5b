// Every role, every operation, every set of rights: the gate's answer equals the oracle's.
import { performance } from 'node:perf_hooks'
import { beforeAll, expect, it } from 'vitest'
import { some } from '../run/amount.ts'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { cellsOf, documentsOf, rightSets } from './cells.ts'
import type { Cell } from './cells.ts'
import { compare } from './compare.ts'
import { manifest, model, schema } from './gateModel.ts'
import { everyField } from './everyField.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle } from './oracle/oracle.ts'
import type { Oracle } from './oracle/oracle.ts'
import { staffRoles } from './oracle/rights.ts'
import { pageCells } from './pageCells.ts'

let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>
let sets: readonly ReadonlySet<string>[]

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  sets = rightSets(oracle)
})

function* everyCell(roles: readonly string[], flags: boolean): Generator<Cell> {
  for (const [operation, texts] of documents) yield* cellsOf(oracle, sets, { operation, texts, roles, flags })
}

it('the generated operations are those that the specs give', () => {
  expect(model.operations.map(({ name }) => name).toSorted()).toEqual([...oracle.operations.keys()].toSorted())
  expect([...documents.keys()].toSorted()).toEqual([...oracle.operations.keys()].toSorted())
})

it('who may run what (A01, A02)', async () => {
  const began = performance.now()
  const { cells, differences } = await compare(oracle, gateOf(model), everyCell(Object.keys(oracle.specs.access.roles), false))
  console.log(`${cells} cells of ${documents.size} operations, ${Math.round(performance.now() - began)} ms`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(documents.size * sets.length)
})

it('who may read what of an answer', async () => {
  const { cells, differences } = await compare(oracle, gateOf(model), everyCell(staffRoles(oracle.specs), true))
  console.log(`${cells} cells with every guarded place asked for`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(documents.size * sets.length)
})

it('who may read what by texts that nobody generated', async () => {
  const few = sets.filter(({ size }) => size !== 1)
  function* cells(): Generator<Cell> {
    for (const [turn, operation] of [...oracle.operations.keys()].entries())
      yield* cellsOf(oracle, some(few, Math.ceil(few.length / 10), turn), {
        operation,
        texts: everyField(schema, operation),
        roles: staffRoles(oracle.specs).slice(-1),
        flags: true,
      })
  }
  const compared = await compare(oracle, gateOf(model), cells())
  console.log(`${compared.cells} cells of single fields by every way the contract has`)
  expect(compared.differences).toEqual([])
  expect(compared.cells).toBeGreaterThan(sets.length)
})

it('a page’s rights open what it reads, and nothing wider (A24)', async () => {
  const { cells, differences } = await compare(oracle, gateOf(model), pageCells(oracle, schema))
  console.log(`${cells} cells of single fields read by the rights of a page`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThan(0)
})
