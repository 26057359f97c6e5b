// The same over real sockets on a real database: a sample of the cells, with role_right set by the test and followed live.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutLooks } from '../run/withoutLooks.ts'
import { bareText } from './bareText.ts'
import { documentsOf } from './cells.ts'
import { definitionOf } from './definitionOf.ts'
import { manifest, schema } from './gateModel.ts'
import { handCells } from './handCells.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { readAnswer } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'
import { personOf } from './personOf.ts'
import { ask, codesOf, isDenied } from './server/ask.ts'
import { newKey } from './server/newKey.ts'
import { openServer, type AccessServer } from './server/openServer.ts'
import { variablesFor } from './variablesFor.ts'

let server: AccessServer
let oracle: Oracle
let documents: ReadonlyMap<string, readonly string[]>
const sockets = new Map<string, Client>()
const nowhere = '999999999'

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  // Its rights are followed by what is told, not at the next look.
  server = await withoutLooks(openServer)
  for (const role of ['admin', 'manager']) sockets.set(role, await server.socket(role))
})
afterAll(() => server.stop())

const socketOf = (role: string): Client => {
  const found = sockets.get(role)
  if (!found) throw new Error(`nobody of the role ${role} is logged in`)
  return found
}

const askFor = (role: string, operation: string, id: string) => {
  const text = documents.get(operation)?.[0] ?? ''
  return ask(socketOf(role), text, variablesFor(schema, definitionOf(text), { flags: false, id, key: newKey() }))
}

const mayRun = (role: string, rights: ReadonlySet<string>, name: string): boolean => {
  const operation = oracle.operations.get(name)
  const text = documents.get(name)?.[0] ?? ''
  return (
    operation !== undefined &&
    oracle.mayRun({ person: { role, rights }, operation: name, reading: readAnswer(oracle.specs, operation, text, () => false) })
  )
}

/** For a set of rights, what it opens and as many others, taken in turn. */
const sampleFor = (role: string, rights: ReadonlySet<string>, turn: number): readonly string[] => {
  const names = [...oracle.operations.keys()]
  const open = names.filter((name) => mayRun(role, rights, name))
  const closed = names.filter((name) => !open.includes(name))
  const take = (from: readonly string[], most: number): readonly string[] =>
    from.filter((_, at) => (at + turn) % Math.max(1, Math.ceil(from.length / most)) === 0)
  return [...take(open, 6), ...take(closed, 6)]
}

it('a sample of the cells', async () => {
  const rights = staffRights(oracle.specs)
  const singles = rights.filter((_, at) => at % 3 === 0).map((right) => new Set([right]))
  const missing = rights.filter((_, at) => at % 5 === 0).map((right) => new Set(rights.filter((each) => each !== right)))
  const differences: string[] = []
  let cells = 0
  for (const [turn, set] of [new Set<string>(), new Set(rights), ...singles, ...missing].entries()) {
    const role = turn % 2 === 0 ? 'manager' : 'admin'
    await server.grant(role, set, socketOf(role))
    for (const name of sampleFor(role, set, turn)) {
      cells += 1
      const answer = await askFor(role, name, nowhere)
      const strange = codesOf(answer).filter((code) => code !== 'DENIED')
      if (isDenied(answer) === mayRun(role, set, name))
        differences.push(`${name} by ${role} with ${[...set].slice(0, 3).join('+')} (${set.size}): denied is ${isDenied(answer)}`)
      if (strange.length > 0) differences.push(`${name} by ${role}: ${strange.join()}`)
    }
  }
  console.log(`${cells} cells over sockets`)
  expect(differences).toEqual([])
  expect(cells).toBeGreaterThanOrEqual(300)
})

describe('cells written by hand', () => {
  const asked = handCells.filter(({ role }) => role === 'admin' || role === 'manager')
  it.each(asked)('$source: $role, $operation: $allowed', async ({ role, held, operation, own, state, allowed }) => {
    await server.grant(role, personOf(oracle.specs, role, held).rights, socketOf(role))
    const mine: Readonly<Record<string, string | undefined>> = {
      userNotes: server.ids['noteOfManager'],
      messages: server.ids['threadOfManager'],
    }
    const ownId = Object.entries(mine).find(([wire]) => operation.startsWith(wire))?.[1] ?? server.ids[role]
    const other = state === undefined ? server.ids['member'] : server.ids[state]
    const others: Readonly<Record<string, string | undefined>> = {
      userNotes: server.ids['noteAboutManager'],
      messagesReply: server.ids['threadOfAdmin'],
    }
    const notes = own ? undefined : Object.entries(others).find(([wire]) => operation.startsWith(wire))?.[1]
    const answer = await askFor(role, operation, (own ? ownId : (notes ?? other)) ?? nowhere)
    expect([isDenied(answer), ...codesOf(answer).filter((code) => code !== 'DENIED')]).toEqual([!allowed])
  })
})
