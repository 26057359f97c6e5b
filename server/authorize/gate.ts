// The one gate: query, mutation and subscription pass it alike. Session, limits, document, rights, then the operation; whatever throws means no.
import type { ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql'
import { decide } from '../../language/access.ts'
import type { DeniedRule } from '../audit/deniedBy.ts'
import type { Call, Caller } from '../call.ts'
import { Fault } from '../Fault.ts'
import { faultToError } from '../faultToError.ts'
import type { Resolvers } from '../resolvers.ts'
import { unauthenticated } from '../unauthenticated.ts'
import type { EndReason } from '../session/LiveSession.ts'
import { closeCodes, type Connection } from '../socket/Connection.ts'
import { denied } from './authorize.ts'
import { coerce } from './coerce.ts'
import { argumentsOf, decideCall, type Decided, type FindSubject } from './decideCall.ts'
import type { Documents, Payload } from './documents.ts'
import { outsideNames } from './insideNames.ts'
import { includedBy, readableOf, type Readable } from './readableOf.ts'
import type { RoleRights } from './roleRights.ts'
import type { ReadyDocument, RootField } from './Shape.ts'
import { hearing } from '../live/hearing.ts'
import { writeField, type SignFile } from './writeAnswer.ts'

export interface Prepared {
  readonly connection: Connection
  readonly caller: Caller | undefined
  readonly document: ReadyDocument
  readonly variables: Readonly<Record<string, unknown>>
}

export interface GateParts {
  readonly schema: GraphQLSchema
  readonly documents: Documents
  readonly rights: RoleRights
  readonly resolvers: Resolvers
  /** Told of every refusal for want of a right, or of the own password: one audit line. What a change is refused under lock it notes itself. */
  readonly noteDenied: (caller: Caller, operation: string, at: readonly string[], rule?: DeniedRule) => void
  /** Gives the files of an answer their addresses. */
  readonly signFile: SignFile
  readonly findSubject: FindSubject
}

export interface Gate {
  /** Everything that needs no database. What it returns must be run: it holds a place. @throws Fault or GraphQLError: nothing of it runs */
  prepare(connection: Connection, payload: Payload): Prepared
  run(prepared: Prepared): Promise<ExecutionResult>
  /** The one thing that a document asks of records, decided and not run: for whoever reads its answer piece by piece, or does it to many. @throws Fault */
  admit(connection: Connection, payload: Payload, on?: 'query' | 'mutation'): Promise<Call>
  subscribe(prepared: Prepared): AsyncGenerator<ExecutionResult, void, void>
}

interface Answered {
  readonly key: string
  readonly value: unknown
  readonly errors: readonly GraphQLError[]
}

const maxRunning = 32
const maxSubscriptions = 16

/** Takes a place at once, before anything waits; run or subscribe gives it back. */
const takePlace = (connection: Connection, on: ReadyDocument['on']): void => {
  const [counted, most] = on === 'subscription' ? (['subscriptions', maxSubscriptions] as const) : (['running', maxRunning] as const)
  if (connection[counted] >= most) throw new Fault('LIMIT', `At most ${most} at once on a socket`, 'errors.tooManyAtOnce')
  connection[counted] += 1
}

/** An expired session is told so, and then closed; an ended one is closed at once: there is nothing to go on with. */
const outOf = (connection: Connection, over: EndReason): Fault => {
  if (over === 'expired') connection.closeFor(over)
  else connection.close(closeCodes.forbidden, over)
  return unauthenticated()
}

/** All that may be done while one looks as another role. */
const isLeaving = ({ definition }: RootField): boolean => definition.name === 'logout'
const onlyLooking = (): Fault => new Fault('DENIED', 'Nothing is changed while one views as another role', 'errors.viewAs')

/** Without a session a document that is refused looks like any other. */
const findForNobody = (documents: Documents, payload: Payload): ReadyDocument => {
  try {
    return documents.find(payload)
  } catch {
    throw unauthenticated()
  }
}

class OneGate implements Gate {
  readonly #parts: GateParts
  readonly #noted = new WeakSet<Fault>()

  constructor(parts: GateParts) {
    this.#parts = parts
  }

  prepare(connection: Connection, payload: Payload): Prepared {
    const { documents, rights, schema } = this.#parts
    const { session } = connection
    if (session?.over) throw outOf(connection, session.over)
    const document = session ? documents.find(payload) : findForNobody(documents, payload)
    if (!session && !document.roots.every(({ definition }) => this.#parts.resolvers.session[definition.name]?.open)) throw unauthenticated()
    const coerced = coerce(schema, document.definition.variableDefinitions ?? [], payload.variables ?? {})
    if (connection.viewAs && document.on === 'mutation') this.#ensureLeaving(document, connection.caller(rights))
    if (payload.extensions?.['auto'] !== true) session?.use()
    takePlace(connection, document.on)
    return { connection, caller: connection.caller(rights), document, variables: coerced }
  }

  async run(prepared: Prepared): Promise<ExecutionResult> {
    const { connection, document, variables } = prepared
    try {
      const included = document.roots.filter(({ field }) => includedBy(variables)(field))
      const answered = await Promise.all(included.map((root) => this.#answer(prepared, root)))
      const errors = answered.flatMap((each) => each.errors)
      const data = Object.fromEntries([
        ...document.typeNames.map((key) => [key, document.rootType] as const),
        ...answered.map(({ key, value }) => [key, value] as const),
      ])
      return errors.length > 0 ? { data, errors } : { data }
    } finally {
      connection.running -= 1
    }
  }

  subscribe({ connection, caller, document, variables }: Prepared): AsyncGenerator<ExecutionResult, void, void> {
    const leave = (): void => void (connection.subscriptions -= 1)
    try {
      const [root] = document.roots
      if (!root || !caller) throw unauthenticated()
      const readable = readableOf(root, caller, undefined, variables)
      const toAnswer = (change: unknown): ExecutionResult => ({
        data: { [root.field.key]: writeField(readable.root, change, this.#parts.signFile) },
      })
      return hearing(this.#parts.resolvers.changes(connection), toAnswer, leave)
    } catch (error) {
      leave()
      throw faultToError(error, 'subscription')
    }
  }

  async admit(connection: Connection, payload: Payload, on: 'query' | 'mutation' = 'query'): Promise<Call> {
    const { caller, document, variables } = this.prepare(connection, payload)
    connection[document.on === 'subscription' ? 'subscriptions' : 'running'] -= 1
    const [root, another] = document.roots
    if (!root?.operation || another || document.on !== on)
      throw new Fault('BAD_REQUEST', `A document is expected that is a ${on} of records`)
    return (await this.#decide(root, caller, variables)).call
  }

  async #answer(prepared: Prepared, root: RootField): Promise<Answered> {
    const { key } = root.field
    const { caller } = prepared
    try {
      const [readable, value] = await (root.operation ? this.#record(root, prepared) : this.#session(root, prepared))
      if (caller && readable.denied.length > 0)
        this.#parts.noteDenied(
          caller,
          root.definition.name,
          readable.denied.map(({ at }) => at.join('.')),
        )
      const errors = readable.denied.map(({ at, missing }) => faultToError(denied(missing), root.definition.name, at))
      return { key, value: writeField(readable.root, value, this.#parts.signFile), errors }
    } catch (error) {
      // A change that was let in notes by itself what it is refused, with its record.
      if (root.operation?.on !== 'mutation') this.#noteDenied(caller, root, error)
      return { key, value: null, errors: [faultToError(error, root.definition.name, [key])] }
    }
  }

  async #decide(root: RootField, caller: Caller | undefined, variables: Prepared['variables']): Promise<Decided> {
    try {
      return await decideCall(root, caller, variables, this.#parts.findSubject)
    } catch (error) {
      this.#noteDenied(caller, root, error)
      throw error
    }
  }

  async #record(root: RootField, { caller, variables }: Prepared): Promise<readonly [Readable, unknown]> {
    const { readable, call } = await this.#decide(root, caller, variables)
    return [readable, outsideNames(call.entity, await this.#parts.resolvers.record(call))]
  }

  async #session(root: RootField, { connection, caller, variables }: Prepared): Promise<readonly [Readable, unknown]> {
    const args = argumentsOf(root, caller, variables)
    const resolver = this.#parts.resolvers.session[root.definition.name]
    if (!resolver || !decide(caller, resolver.guard).allowed) throw caller ? denied([]) : unauthenticated()
    const nobody = { id: '0', role: '', staff: false, rights: new Set<string>() }
    const readable = readableOf(root, caller ?? nobody, undefined, variables)
    return [readable, await resolver.run(args, { connection, caller })]
  }

  /** @throws Fault where anything else is asked */
  #ensureLeaving({ roots }: ReadyDocument, caller: Caller | undefined): void {
    const asked = roots.find((each) => !isLeaving(each))
    if (!asked) return
    const refused = onlyLooking()
    this.#noteDenied(caller, asked, refused)
    throw refused
  }

  /** Once, however often it is thrown on. What is open to everybody, logins, notes by itself. */
  #noteDenied(caller: Caller | undefined, { definition: { name } }: RootField, error: unknown): void {
    if (!caller || !(error instanceof Fault) || error.code !== 'DENIED' || this.#noted.has(error)) return
    if (this.#parts.resolvers.session[name]?.open) return
    this.#noted.add(error)
    this.#parts.noteDenied(caller, name, [], error.template === 'errors.notOneself' ? 'notOneself' : 'right')
  }
}

export const openGate = (parts: GateParts): Gate => new OneGate(parts)
