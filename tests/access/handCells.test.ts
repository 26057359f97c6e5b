// What the product's domain text says of rights, written by hand: the oracle and the gate both say it.
import { beforeAll, expect, it } from 'vitest'
import { gateOf } from './askGate.ts'
import { bareText } from './bareText.ts'
import { documentsOf } from './cells.ts'
import { manifest, model, schema } from './gateModel.ts'
import { guardedFields, guardedMarks, guardedParts } from './guardedPlaces.ts'
import { handCells } from './handCells.ts'
import { isStaff } from './oracle/holds.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { clientRights, rightsOf, staffRights } from './oracle/rights.ts'
import { personOf } from './personOf.ts'

let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
})

it('every role of the domain text is known, and client rights are nobody’s of the staff', () => {
  const { roles } = oracle.specs.access
  expect(Object.keys(roles)).toEqual([
    'admin',
    'manager',
    'member',
    'free_business',
    'pro_business',
    'ultimate_business',
    'nonprofit_business',
  ])
  const held = new Set(['admin', 'manager'].flatMap((role) => [...rightsOf(oracle.specs, role)]))
  expect(clientRights(oracle.specs).filter((right) => held.has(right))).toEqual([])
  expect(new Set([...staffRights(oracle.specs), ...clientRights(oracle.specs)]).size).toBeGreaterThan(80)
})

it('many places ask a right of their own', () => {
  expect([guardedParts.length > 8, guardedFields.length > 3, guardedMarks.length > 1]).toEqual([true, true, true])
})

it('they are at least 60, of rights of the catalogue', () => {
  expect(handCells.length).toBeGreaterThanOrEqual(60)
  const rights = new Set(staffRights(oracle.specs))
  const named = handCells.flatMap(({ held }) => (typeof held === 'string' ? [] : 'without' in held ? held.without : held))
  expect(named.filter((right) => !rights.has(right))).toEqual([])
})

it.each(handCells)('$source: $role, $operation: $allowed', async ({ role, held, operation, own = false, state, allowed }) => {
  const person = personOf(oracle.specs, role, held)
  expect(oracle.mayRun({ person, operation, own, ...(state && { state }) })).toBe(allowed)
  // A state is known only with the record: those are asked over a socket.
  if (state !== undefined) return
  const text = documents.get(operation)?.[0] ?? ''
  expect((await gateOf(model)({ person, staff: isStaff(oracle.specs, role), text, own, flags: false })).allowed).toBe(allowed)
})
