// The comparison bites: one guard taken away in a copy of the model is found, for every operation, alternative, part, field and mark.
import { beforeAll, describe, expect, it } from 'vitest'
import type { EntityModel, OperationModel, PartModel } from '../../language/model.ts'
import type { Rule } from '../../language/requirement.ts'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { cellsOf, documentsOf, type Cell } from './cells.ts'
import { compare } from './compare.ts'
import { everyField } from './everyField.ts'
import { manifest, model, schema, type GateModel } from './gateModel.ts'
import { guardedFields, guardedMarks, guardedParts } from './guardedPlaces.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { staffRights, staffRoles } from './oracle/rights.ts'
import { pageCells } from './pageCells.ts'
import { tellingSets, type SetsFor } from './rightSets.ts'

const everyStaff: Rule = { anyStaff: 'a guard was lost' }
let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>
let sets: SetsFor
let roles: readonly string[]

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  // None beside those that tell: what they miss would be missed by the comparison of every day.
  sets = tellingSets(staffRights(oracle.specs), 0)
  roles = staffRoles(oracle.specs).slice(-1)
})

const finds = async (changed: GateModel, cells: Iterable<Cell>): Promise<boolean> =>
  (await compare(oracle, gateOf(changed), cells, 1)).differences.length > 0

const withOperation = (name: string, change: (operation: OperationModel) => OperationModel): GateModel => ({
  ...model,
  operations: model.operations.map((each) => (each.name === name ? change(each) : each)),
})
const withEntity = (name: string, change: (entity: EntityModel) => EntityModel): GateModel => ({
  ...model,
  entities: model.entities.map((each) => (each.name === name ? change(each) : each)),
})
const withPart = (entity: string, part: string, change: (part: PartModel) => PartModel): GateModel =>
  withEntity(entity, (found) => ({ ...found, parts: found.parts.map((each) => (each.name === part ? change(each) : each)) }))

const cellsFor = (operation: string): Iterable<Cell> =>
  cellsOf(oracle, sets, { operation, texts: documents.get(operation) ?? [], roles, flags: false })

/** Every way to read something by its name: all but one right each, as one needs at least the operation's. */
function* cellsNaming(name: string): Generator<Cell> {
  const word = new RegExp(`\\b${name}\\b`)
  for (const operation of oracle.operations.keys()) {
    const texts = everyField(schema, operation).filter((text) => word.test(text))
    yield* cellsOf(oracle, (named) => sets(named).filter(({ size }) => size > 1), { operation, texts, roles, flags: true })
  }
}

/** What it counts by asks the same right once more: without its own guard it is refused all the same. */
const guardedTwice = new Set(['verificationsGetStats'])

describe('of every operation', () => {
  it.each(model.operations.map(({ name }) => name).filter((name) => !guardedTwice.has(name)))('%s: the guard replaced', async (name) => {
    const rule = model.operations.find((each) => each.name === name)?.guard.rule ?? {}
    const open = 'anyone' in rule || 'anyStaff' in rule
    const changed = withOperation(name, (operation) => ({ ...operation, guard: { rule: open ? { nobody: true } : everyStaff } }))
    expect(await finds(changed, cellsFor(name))).toBe(true)
  })

  const withAlso = model.operations.filter(({ also }) => also.length > 0).map(({ name }) => name)
  it('some are read by pages', () => expect(withAlso.length).toBeGreaterThan(5))

  it.each(withAlso)('%s: an alternative opened to everybody', async (name) => {
    const changed = withOperation(name, (operation) => ({
      ...operation,
      also: operation.also.map((each, at) => (at === 0 ? { ...each, rule: everyStaff } : each)),
    }))
    expect(await finds(changed, cellsFor(name))).toBe(true)
  })

  // The pages of today read all that has no right of its own, so there is nothing wider to open: the specs are made narrower instead.
  const widened: string[] = []
  it.each(withAlso)('%s: an alternative for more fields than the specs say', async (name) => {
    const operations = new Map(
      [...oracle.operations].map(([each, operation]) => [
        each,
        each === name ? { ...operation, pages: operation.pages.map((page) => ({ ...page, fields: new Set(['id']) })) } : operation,
      ]),
    )
    const narrower = openOracle(oracle.specs, operations)
    const told = [...pageCells(oracle, schema, name)].filter((cell) => oracle.mayRun(cell) && !narrower.mayRun(cell))
    expect((await compare(narrower, gateOf(model), told, 1)).differences.length > 0).toBe(told.length > 0)
    if (told.length > 0) widened.push(name)
  })
  it('of which some tell more', () => expect(widened.length).toBeGreaterThanOrEqual(4))

  it.each(withAlso)('%s: an alternative lost', async (name) => {
    const operation = oracle.operations.get(name)
    const changed = withOperation(name, (each) => ({ ...each, also: [] }))
    const needed = [...pageCells(oracle, schema, name)].filter(
      (cell) =>
        oracle.mayRun(cell) && !oracle.mayRun({ ...cell, operation: name, reading: { plain: ['nothing of the page'], guarded: [] } }),
    )
    expect(await finds(changed, needed)).toBe(operation?.does !== 'stats' && needed.length > 0)
  })
})

describe('of every guarded place', () => {
  it.each(guardedParts)('%s.%s: the part opened to everybody', async (entity, part) => {
    const changed = withPart(entity, part, (found) => ({ ...found, read: { rule: everyStaff } }))
    expect(await finds(changed, cellsNaming(part))).toBe(true)
  })

  it.each(guardedFields)('%s %s%s: the field’s read dropped', async (entity, part, field) => {
    const changed = withPart(entity, part, (found) => ({
      ...found,
      fields: found.fields.map(({ read, guard, ...rest }) =>
        rest.name === field ? rest : { ...rest, ...(read && { read }), ...(guard !== undefined && { guard }) },
      ),
    }))
    // A field that no operation can answer yet is guarded for the day it can.
    const reachable = !cellsNaming(field).next().done
    expect(await finds(changed, cellsNaming(field))).toBe(reachable)
  })

  it.each(guardedMarks)('%sCard.%s: the mark opened to everybody', async (entity, mark) => {
    const changed = withEntity(entity, (found) => ({
      ...found,
      card: { ...found.card, marks: found.card.marks.map((each) => (each.wire === mark ? { ...each, read: { rule: everyStaff } } : each)) },
    }))
    expect(await finds(changed, cellsNaming(mark))).toBe(true)
  })

  it('there are some', () => expect([...guardedParts, ...guardedFields, ...guardedMarks]).not.toEqual([]))
})
