// Puts questions to the real gate: a socket's connection, a generated document, everything up to where the database would be asked.
import type { GraphQLSchema } from 'graphql'
import type { Pool } from 'pg'
import { knownDocuments } from '../../server/authorize/documents.ts'
import { guardedTypes } from '../../server/authorize/fieldGuards.ts'
import { openGate } from '../../server/authorize/gate.ts'
import { findSubject } from '../../server/authorize/findSubject.ts'
import { LiveSession } from '../../server/session/LiveSession.ts'
import { Connection } from '../../server/socket/Connection.ts'
import { persisted, trusted } from '../run/persisted.ts'
import { answerFor } from './answerFor.ts'
import { definitionOf } from './definitionOf.ts'
import { schema as contract, type GateModel } from './gateModel.ts'
import type { Person } from './oracle/holds.ts'
import { variablesFor } from './variablesFor.ts'

export interface GateQuestion {
  readonly person: Person
  readonly staff: boolean
  readonly text: string
  readonly own: boolean
  /** Whether every Boolean variable is true. */
  readonly flags: boolean
}

export interface GateAnswer {
  readonly allowed: boolean
  /** Places answered with nothing for want of a right. */
  readonly hidden: readonly string[]
  /** Codes of the errors, for a place that is no right's matter. */
  readonly codes: readonly string[]
}

const viewer = '7'
const key = '01919191-9191-7191-8191-919191919191'

const person = (role: string, staff: boolean): LiveSession['person'] => ({
  id: viewer,
  role,
  staff,
  enters: staff,
  email: '',
  password: '',
  screenName: 'Examiner',
  username: 'examiner',
  phone: null,
  avatar: null,
  account: {},
})

const smallest = new Map<string, Readonly<Record<string, unknown>>>()
const variablesOf = (schema: GraphQLSchema, text: string, flags: boolean, id: string): Readonly<Record<string, unknown>> => {
  const name = `${flags} ${id} ${text}`
  const known = smallest.get(name) ?? variablesFor(schema, definitionOf(text), { flags, id, key })
  smallest.set(name, known)
  return known
}

/**
 * @param schema that of the product, where it is another one
 * @returns a function that asks this gate; one question after the other
 */
export const gateOf = ({ entities, operations }: GateModel, schema = contract): ((question: GateQuestion) => Promise<GateAnswer>) => {
  let held: ReadonlySet<string> = new Set()
  let subject = ''
  let reached = false
  let hidden: readonly string[] = []
  const context = { schema, types: guardedTypes(entities), product: { operations, entities } }
  const stored = { query: () => Promise.resolve({ rows: [{ subject }] }) } as unknown as Pool
  const gate = openGate({
    schema,
    documents: knownDocuments(context, trusted),
    rights: { of: () => held, onChange: () => undefined, start: () => Promise.resolve(), stop: () => undefined },
    resolvers: {
      session: {},
      record: ({ operation }) => {
        reached = true
        return Promise.resolve(answerFor(operation))
      },
      changes: () => (async function* () {})(),
    },
    noteDenied: (_caller, _operation, at) => (hidden = at),
    signFile: (value) => value,
    findSubject: ({ operation, entity, args }) => findSubject(stored, operation, entity, args),
  })
  const sockets = new Map<string, Connection>()
  const socketOf = (role: string, staff: boolean): Connection => {
    const known = sockets.get(role)
    if (known) return known
    const socket = new Connection('127.0.0.1', undefined, () => undefined)
    socket.session = new LiveSession({ id: role, person: viewer, role, age: 0, idle: 0 }, person(role, staff))
    sockets.set(role, socket)
    return socket
  }
  return async ({ person: { role, rights }, staff, text, own, flags }) => {
    held = rights
    subject = own ? viewer : '999'
    reached = false
    hidden = []
    const variables = variablesOf(schema, text, flags, subject)
    try {
      const { errors = [] } = await gate.run(gate.prepare(socketOf(role, staff), { ...persisted(text), variables }))
      return { allowed: reached, hidden, codes: errors.map(({ extensions }) => String(extensions['code'])) }
    } catch (error) {
      const { code } = error as { readonly code?: string }
      return { allowed: false, hidden: [], codes: [code ?? String(error)] }
    }
  }
}
