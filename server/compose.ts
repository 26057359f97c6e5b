// Puts the server's pieces together around one database. Every operation passes the one gate made here.
import { expireKeys } from './actions/expireKeys.ts'
import { audit } from './audit/auditRecord.ts'
import { deniedBy } from './audit/deniedBy.ts'
import { noteShown } from './audit/noteShown.ts'
import { buildContract } from './authorize/contract.ts'
import { knownDocuments } from './authorize/documents.ts'
import { guardedTypes } from './authorize/fieldGuards.ts'
import { openGate } from './authorize/gate.ts'
import { roleRights } from './authorize/roleRights.ts'
import { findSubject } from './authorize/findSubject.ts'
import type { RunCall } from './call.ts'
import type { Database } from './db/openDatabase.ts'
import type { Decoder } from './decoding/openDecoder.ts'
import { openFiles } from './files/openFiles.ts'
import type { Files } from './files/openFiles.ts'
import { openAddresses } from './http/addressOf.ts'
import { servedPaths } from './http/servedPaths.ts'
import { serveHttp } from './http/serveHttp.ts'
import type { ServedHttp } from './http/serveHttp.ts'
import type { Announcements } from './live/announcements.ts'
import { liveChanges } from './live/changes.ts'
import { log } from './log.ts'
import type { Watched } from './metrics/gauges.ts'
import type { Metrics } from './metrics/openMetrics.ts'
import type { ServerOptions } from './options/readOptions.ts'
import { poolReader } from './reader.ts'
import { openRecords } from './records.ts'
import { ensureCovered } from './resolvers.ts'
import type { Resolvers } from './resolvers.ts'
import { waitingHashes } from './secrets/hashing.ts'
import { sealingOf } from './secrets/sealed.ts'
import type { ProductBundle } from './ProductBundle.ts'
import { findKey } from './session/findKey.ts'
import { readPeople } from './session/people.ts'
import type { Person } from './session/people.ts'
import { holdSessions } from './session/sessions.ts'
import { sessionResolvers } from './session/sessionResolvers.ts'
import type { SessionParts } from './session/SessionResolver.ts'
import { withFactors } from './session/withFactors.ts'
import { viewAsFor } from './session/viewAs.ts'
import { countPlaces } from './socket/countPlaces.ts'
import type { Meeting } from './socket/onConnect.ts'
import { openSockets } from './socket/openSockets.ts'
import { verifyDaily } from './verify/verifyDaily.ts'
import { named } from '../language/named.ts'

export interface Composed extends ServedHttp {
  readonly sockets: ReturnType<typeof openSockets>
  readonly queues: Watched['queues']
  readonly start: () => Promise<void>
  /** After the sockets are closed: stores what is still in memory. */
  readonly stop: () => Promise<void>
}

export interface Parts {
  readonly served: ProductBundle
  readonly options: ServerOptions
  /** Exact origins; they hold the real port. */
  readonly origins: readonly string[]
  readonly database: Database
  readonly announcements: Announcements
  /** This process's number among those on the database. */
  readonly process: number
  /** Stands around the records' own way. */
  readonly around?: (run: RunCall) => RunCall
  /** Stands for what decodes files. */
  readonly decoder?: Decoder
  /** Counts what passes. */
  readonly metrics?: Metrics
}

const livePieces = (parts: Parts) => {
  const { served, database, announcements } = parts
  const { product } = served
  const { pool } = database
  const person = named(product.entities, product.person.entity)
  if (!person) throw new Error(`the person is ${product.person.entity}, which is no entity`)
  const people = readPeople(pool, product.person, person)
  const sessions = holdSessions(pool, people, announcements)
  const rights = roleRights(pool, new Set(Object.values(product.roleRights).flat()), announcements)
  const changes = liveChanges(product, rights, announcements, ({ change }) => {
    if (change.entity === product.person.entity)
      sessions.recheck(change.id).catch((error: unknown) => log('warn', 'a session cannot be checked', { why: String(error) }))
  })
  const records = openRecords(database, product, (error) =>
    log('error', 'a refusal or an announcement could not be written', { why: String(error) }),
  )
  return {
    people,
    sessions,
    rights,
    changes,
    refusals: records.refusals,
    announcing: records.announcing,
    searchEverywhere: records.searchEverywhere,
    record: parts.around?.(records.run) ?? records.run,
  }
}

const sessionPieces = (
  { served: { product }, database, origins }: Parts,
  { people, sessions, rights, refusals, searchEverywhere }: ReturnType<typeof livePieces>,
  signFile: SessionParts['signFile'],
): Resolvers['session'] => {
  const { pool, db } = database
  const note = async (person: Person, ip: string, action: string, input?: object): Promise<void> => {
    const actor = { id: person.id, role: person.role, staff: true, rights: rights.of(person.role), screenName: person.screenName, ip }
    await audit(db, { actor, action, operation: action, entity: product.person.entity, record: person.id, outcome: 'DONE', input })
  }
  return sessionResolvers({
    pool,
    people,
    sessions,
    rights,
    model: product.person,
    factors: withFactors(poolReader(database, product), pool, people, origins),
    fingerprint: sealingOf(product).fingerprint,
    refusalText: product.texts[product.person.refusal] ?? product.person.refusal,
    noteLogin: async (person, ip, factor) => {
      await people.noteLogin(person.id, ip)
      await note(person, ip, 'login', factor && { factor })
    },
    noteFactor: note,
    noteRefused: (ip, rule) => refusals.note({ ip, action: 'login', operation: 'login', rule }),
    findKey: (actor, key) => findKey(db, actor, key),
    signFile,
    findAll: searchEverywhere,
  })
}

const viewingPiece =
  ({ served: { product }, database: { db } }: Parts, { rights, refusals }: ReturnType<typeof livePieces>): Meeting['beginToViewAs'] =>
  async (connection, role) => {
    const actor = connection.caller(rights)
    if (!actor) return false
    const viewAs = viewAsFor(actor, role, product.person)
    const noted = { actor, action: 'viewAs', operation: 'viewAs', input: { role: String(role).slice(0, 60) } }
    if (viewAs) await audit(db, { ...noted, outcome: 'DONE' })
    else refusals.note({ ...noted, rule: 'right' })
    connection.viewAs = viewAs
    return viewAs !== undefined
  }

/** All that waits in this process; elsewhere than in memory nothing does. */
const queuesOf = ({ announcing, changes, refusals }: ReturnType<typeof livePieces>, { decoder }: Files): Watched['queues'] => ({
  announcements: announcing.waiting,
  changes: () => changes.waiting(),
  refusals: refusals.waiting,
  hashes: waitingHashes,
  pictures: decoder.waiting,
})

/** @throws where the contract and the operations do not fit: such a server does not start */
export const compose = (parts: Parts): Composed => {
  const { served, options, origins, database, metrics } = parts
  const { product, sdl, manifest } = served
  const live = livePieces(parts)
  const files = openFiles(options, database, product, parts.decoder)
  const session = sessionPieces(parts, live, files.signing.sign)
  const schema = buildContract(sdl)
  ensureCovered(schema, product, session)
  const context = { schema, types: guardedTypes(product.entities), product }
  const documents = knownDocuments(context, manifest)
  const plainGate = openGate({
    schema,
    documents,
    rights: live.rights,
    resolvers: { session, record: live.record, changes: (connection) => live.changes.listen(connection) },
    noteDenied: (caller, operation, at) => live.refusals.note(deniedBy(caller, named(product.operations, operation), operation, at)),
    signFile: files.signing.sign,
    findSubject: ({ operation, entity, args }) => findSubject(database.pool, operation, entity, args),
  })
  const gate = metrics?.gate(plainGate, documents) ?? plainGate
  const addressOf = openAddresses(options.trustProxy)
  const { pool, db } = database
  const http = serveHttp({ ...parts, pool, db, record: live.record, files, addressOf, around: metrics?.routes })
  const hourly = [expireKeys(pool), noteShown(db), verifyDaily(db, product, options)]
  const places = countPlaces(database.pool, parts.process)
  const sockets = openSockets({
    path: servedPaths(served.defaults).socket,
    schema,
    gate,
    sessions: live.sessions,
    places,
    beginToViewAs: viewingPiece(parts, live),
    origins,
    secure: options.secure,
    addressOf,
  })
  http.http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  return {
    ...http,
    sockets,
    queues: queuesOf(live, files),
    start: async () => {
      await live.rights.start()
      live.sessions.start()
      files.sweeper.start()
      for (const each of hourly) each.start()
    },
    stop: async () => {
      live.rights.stop()
      files.decoder.stop()
      await files.sweeper.stop()
      await Promise.all(hourly.map((each) => each.stop()))
      await live.sessions.stop()
      await places.stop()
      await live.refusals.flush()
      await live.announcing.flush()
    },
  }
}
