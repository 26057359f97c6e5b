// Every role, every operation, every set of rights: the gate's answer equals the oracle's.
import { performance } from 'node:perf_hooks'
import { beforeAll, describe, expect, it } from 'vitest'
import { amount, some } from '../run/amount.ts'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { cellsOf, documentsOf, rightSets } from './cells.ts'
import type { Cell } from './cells.ts'
import { compare } from './compare.ts'
import { manifest, model, schema } from './gateModel.ts'
import { everyField } from './everyField.ts'
import { handCells } from './handCells.ts'
import { isStaff } from './oracle/holds.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle } from './oracle/oracle.ts'
import type { Oracle } from './oracle/oracle.ts'
import { pageCells } from './pageCells.ts'
import { personOf } from './personOf.ts'

const staff = ['admin', 'manager']
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

it('who may run what (A01, A02)', { timeout: 300_000 }, async () => {
  const began = performance.now()
  const { cells, differences } = await compare(oracle, gateOf(model), everyCell(Object.keys(oracle.specs.access.roles), false))
  console.log(`${cells} cells of ${documents.size} operations, ${Math.round(performance.now() - began)} ms`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThan(amount(30_000, 100_000))
})

it('who may read what of an answer', { timeout: 300_000 }, async () => {
  const { cells, differences } = await compare(oracle, gateOf(model), everyCell(staff, true))
  console.log(`${cells} cells with every guarded place asked for`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThan(amount(8_000, 20_000))
})

it('who may read what by texts that nobody generated', { timeout: 300_000 }, async () => {
  const few = sets.filter(({ size }) => size !== 1)
  function* cells(): Generator<Cell> {
    for (const [turn, operation] of [...oracle.operations.keys()].entries())
      yield* cellsOf(oracle, some(few, Math.ceil(few.length / 10), turn), {
        operation,
        texts: everyField(schema, operation),
        roles: ['manager'],
        flags: true,
      })
  }
  const compared = await compare(oracle, gateOf(model), cells())
  console.log(`${compared.cells} cells of single fields by every way the contract has`)
  expect(compared.differences).toEqual([])
  expect(compared.cells).toBeGreaterThan(amount(8_000, 20_000))
})

it('a page’s rights open what it reads, and nothing wider (A24)', async () => {
  const { cells, differences } = await compare(oracle, gateOf(model), pageCells(oracle, schema))
  console.log(`${cells} cells of single fields read by the rights of a page`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThan(40)
})

describe('cells written by hand', () => {
  // A state is known only with the record: those are asked over a socket.
  it.each(handCells.filter(({ state }) => state === undefined))(
    '$source: $role, $operation: $allowed',
    async ({ role, held, operation, own = false, allowed }) => {
      const person = personOf(oracle.specs, role, held)
      const text = documents.get(operation)?.[0] ?? ''
      const answer = await gateOf(model)({ person, staff: isStaff(oracle.specs, role), text, own, flags: false })
      expect(answer.allowed).toBe(allowed)
    },
  )
})
