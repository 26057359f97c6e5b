// Puts the server's pieces together around one database. Every operation passes the one gate made here.
import type { GraphQLSchema } from 'graphql'
import { expireKeys } from './actions/expireKeys.ts'
import { storable } from './actions/readable.ts'
import { audit } from './audit/auditRecord.ts'
import { deniedBy } from './audit/deniedBy.ts'
import { noteShown } from './audit/noteShown.ts'
import { buildContract } from './authorize/contract.ts'
import { knownDocuments } from './authorize/documents.ts'
import { guardedTypes } from './authorize/fieldGuards.ts'
import { openGate, type Gate } from './authorize/gate.ts'
import { findSubject } from './authorize/findSubject.ts'
import { openExports } from './exports/openExports.ts'
import { openFiles, type Files } from './files/openFiles.ts'
import { openAddresses } from './http/addressOf.ts'
import { servedPaths } from './http/servedPaths.ts'
import { serveHttp, type ServedHttp } from './http/serveHttp.ts'
import type { Watched } from './metrics/gauges.ts'
import { ensureCovered } from './resolvers.ts'
import { waitingHashes } from './secrets/hashing.ts'
import { viewAsFor } from './session/viewAs.ts'
import { countPlaces } from './socket/countPlaces.ts'
import type { Meeting } from './socket/onConnect.ts'
import { openSockets } from './socket/openSockets.ts'
import { verifyDaily } from './verify/verifyDaily.ts'
import { named } from '../language/named.ts'
import { livePieces, sessionPieces, type LivePieces, type Parts } from './livePieces.ts'

export interface Composed extends ServedHttp {
  readonly sockets: ReturnType<typeof openSockets>
  readonly queues: Watched['queues']
  readonly start: () => Promise<void>
  /** After the sockets are closed: stores what is still in memory. */
  readonly stop: () => Promise<void>
}

const viewingPiece =
  ({ served: { product }, database: { db } }: Parts, { rights, refusals }: LivePieces): Meeting['beginToViewAs'] =>
  async (connection, role) => {
    const actor = connection.caller(rights)
    if (!actor) return false
    const viewAs = viewAsFor(actor, role, product.person)
    const noted = { actor, action: 'viewAs', operation: 'viewAs', input: { role: storable(String(role).slice(0, 60)) } }
    if (viewAs) await audit(db, { ...noted, outcome: 'DONE' })
    else refusals.note({ ...noted, rule: 'right' })
    connection.viewAs = viewAs
    return viewAs !== undefined
  }

const exportingPiece = ({ served: { product }, database: { db } }: Parts, { sessions, rights, refusals }: LivePieces, gate: Gate) => ({
  exports: openExports({ db, product, gate, noteDenied: (caller, name) => refusals.note(deniedBy(caller, undefined, name, [])) }),
  sessions,
  rights,
})

/** All that waits in this process; elsewhere than in memory nothing does. */
const queuesOf = ({ announcing, changes, refusals }: LivePieces, { decoder }: Files): Watched['queues'] => ({
  announcements: announcing.waiting,
  changes: () => changes.waiting(),
  refusals: refusals.waiting,
  hashes: waitingHashes,
  pictures: decoder.waiting,
})

/** @throws where the contract and the operations do not fit */
const gatePiece = (parts: Parts, live: LivePieces, { signing }: Files): { readonly schema: GraphQLSchema; readonly gate: Gate } => {
  const { served, database, metrics } = parts
  const { product, sdl, manifest } = served
  // What runs over many records passes the gate again, which is made of it: it is there when it is asked.
  const admit: Gate['admit'] = (...asked) => gate.admit(...asked)
  const session = sessionPieces(parts, live, signing.sign, { admit })
  const schema = buildContract(sdl)
  ensureCovered(schema, product, session)
  const documents = knownDocuments({ schema, types: guardedTypes(product.entities), product }, manifest)
  const gate = openGate({
    schema,
    documents,
    rights: live.rights,
    resolvers: { session, record: live.record, changes: (connection) => live.changes.listen(connection) },
    noteDenied: (caller, operation, at, rule) =>
      live.refusals.note(deniedBy(caller, named(product.operations, operation), operation, at, rule)),
    signFile: signing.sign,
    findSubject: ({ operation, entity, args }) => findSubject(database.pool, operation, entity, args),
  })
  return { schema, gate: metrics?.gate(gate, documents) ?? gate }
}

/** @throws where the contract and the operations do not fit: such a server does not start */
export const compose = (parts: Parts): Composed => {
  const { served, options, origins, database, metrics } = parts
  const { product } = served
  const live = livePieces(parts)
  const files = openFiles(options, database, product, parts)
  const { schema, gate } = gatePiece(parts, live, files)
  const addressOf = openAddresses(options.trustProxy)
  const { pool, db } = database
  const http = serveHttp({
    ...parts,
    pool,
    db,
    record: live.record,
    files,
    exporting: exportingPiece(parts, live, gate),
    addressOf,
    around: metrics?.routes,
  })
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
    onClosed: (connection) => {
      live.changes.leave(connection)
      live.attending.leave(connection)
    },
  })
  http.http.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head))
  return {
    ...http,
    sockets,
    queues: queuesOf(live, files),
    start: async () => {
      await live.rights.start()
      live.sessions.start()
      live.attending.start()
      live.working.start()
      files.sweeper.start()
      for (const each of hourly) each.start()
    },
    stop: async () => {
      live.rights.stop()
      files.decoder.stop()
      await live.working.stop()
      await Promise.all([files.sweeper, ...hourly].map((each) => each.stop()))
      await live.sessions.stop()
      await Promise.all([places.stop(), live.attending.stop()])
      await live.refusals.flush()
      await live.announcing.stop()
    },
  }
}
