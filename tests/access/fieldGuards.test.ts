// A06: what a right of its own guards is never in an answer without that right, whatever document asks; each place says so once.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spread } from '../run/amount.ts'
import { bareText } from './bareText.ts'
import { documentsOf, rightsNamed } from './cells.ts'
import { definitionOf } from './definitionOf.ts'
import { everyField } from './everyField.ts'
import { manifest, schema } from './gateModel.ts'
import type { Operation } from './oracle/Operation.ts'
import { loadSpecs } from './oracle/loadSpecs.ts'
import { openOracle, type Oracle } from './oracle/oracle.ts'
import { readAnswer } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, deniedPlaces, isDenied } from './server/ask.ts'
import { hiddenBy, hiddenCredits } from './server/fillPeople.ts'
import { newKey } from './server/newKey.ts'
import { openServer, type AccessServer } from './server/openServer.ts'
import { variablesFor } from './variablesFor.ts'

/** Rights that guard something within an answer, and the values that nobody may see without them. */
const guarding: readonly (readonly [right: string, values: readonly string[], openedToo?: readonly string[]])[] = [
  ['getAnyPersonalInfo', [hiddenBy('getAnyPersonalInfo')]],
  ['getAnyFraudInfo', [hiddenBy('getAnyFraudInfo')]],
  ['getAnyTransaction', [hiddenBy('getAnyTransaction'), hiddenCredits]],
  ['getAnyPayeeInfo', [hiddenBy('getAnyPayeeInfo')]],
  ['getAnyMessagePrice', ['47.11']],
  ['getAnyVerification', [hiddenBy('getAnyVerification')]],
  ['getAnyUserNotes', [hiddenBy('getAnyUserNotes')]],
  // Settings > General reads them by its own rights, as its page suffices.
  ['getAnySystemSettings', ['G-SETTINGS'], ['getManagerToken']],
]

let server: AccessServer
let oracle: Oracle
let admin: Client
interface Asked {
  readonly operation: Operation
  readonly text: string
  readonly definition: ReturnType<typeof definitionOf>
  /** What the text reads does not depend on who asks it. */
  readonly reading: ReturnType<typeof readAnswer>
  /** The rights that decide what it is answered. */
  readonly named: ReadonlySet<string>
}
let asked: readonly Asked[]

beforeAll(async () => {
  oracle = openOracle(await loadSpecs())
  const documents = documentsOf(oracle, manifest, (name) => bareText(schema, name))
  server = await openServer()
  admin = await server.socket('admin')
  // Saving nothing at an old version answers the present record: a change is a way to read, too.
  asked = [...oracle.operations.values()]
    .filter(({ does, name }) => does !== 'preview' && (does !== 'change' || name.endsWith('Update')))
    .flatMap((operation) =>
      [...(documents.get(operation.name) ?? []), ...everyField(schema, operation.name)].map((text) => {
        const reading = readAnswer(oracle.specs, operation, text, () => true)
        return { operation, text, definition: definitionOf(text), reading, named: rightsNamed(oracle, operation, reading) }
      }),
    )
})
afterAll(() => server.stop())

const idFor = ({ entity }: Operation): string =>
  ({
    User: server.ids['member'],
    UserNote: server.ids['noteOfManager'],
    Transaction: server.ids['transaction'],
    PayoutRequest: server.ids['NEW'],
    SystemSettings: 'site',
  })[entity] ?? '1'

const askAll = async (texts: readonly Asked[], rights: ReadonlySet<string>) => {
  await server.grant('admin', rights, admin)
  const person = { role: 'admin', rights }
  const differences: string[] = []
  let seen = ''
  const askOne = async ({ operation, text, definition, reading }: Asked): Promise<void> => {
    const given = variablesFor(schema, definition, { flags: true, id: idFor(operation), key: newKey() })
    const answer = await ask(admin, text, operation.does === 'change' ? { ...given, version: 0 } : given)
    const allowed = oracle.mayRun({ person, operation: operation.name, reading })
    const hidden = allowed ? [...oracle.hidden({ person, operation: operation.name, reading })].toSorted() : []
    const places = [...deniedPlaces(answer)].toSorted()
    if (allowed === isDenied(answer) || hidden.join() !== places.join())
      differences.push(`${operation.name}: ${text.slice(0, 160)}: denied ${isDenied(answer)} ${places.join()}, wanted ${hidden.join()}`)
    if (codesOf(answer).some((code) => code !== 'DENIED'))
      differences.push(`${operation.name}: ${codesOf(answer).join()} ${text.slice(0, 160)}`)
    seen += JSON.stringify(answer.data ?? null)
  }
  // As many at once as a socket may ask, half of that: the server is asked without a pause.
  for (let at = 0; at < texts.length; at += 16) await Promise.all(texts.slice(at, at + 16).map(askOne))
  return { differences, seen }
}

describe('with every right', () => {
  it('every guarded value is found', async () => {
    const { differences, seen } = await askAll(asked, new Set(staffRights(oracle.specs)))
    console.log(`${asked.length} ways to read, ${seen.length} characters answered`)
    expect(differences).toEqual([])
    expect(guarding.flatMap(([, values]) => values).filter((value) => !seen.includes(value))).toEqual([])
    // Changes did answer the present record.
    expect(seen).toContain('UserPersonalConflict')
    expect(asked.length).toBeGreaterThan(200)
  })
})

/** Whatever names one of these rights, and some of the rest. */
const about = (rights: ReadonlySet<string>, turn: number): readonly Asked[] => {
  const names = ({ named }: Asked) => [...rights].some((right) => named.has(right))
  const rest = asked.filter((each) => !names(each))
  return [...asked.filter(names), ...spread(rest, 60, turn)]
}

describe('with every right but one', () => {
  const rows = guarding.map(([right, values, openedToo = []], turn) => [right, values, openedToo, turn] as const)
  it.each(rows)('%s', async (right, values, openedToo, turn) => {
    const taken = new Set([right, ...openedToo])
    const { differences, seen } = await askAll(about(taken, turn), new Set(staffRights(oracle.specs).filter((each) => !taken.has(each))))
    expect(differences).toEqual([])
    expect(values.filter((value) => seen.includes(value))).toEqual([])
  })
})
