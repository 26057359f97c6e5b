// The pieces of a server that live as long as it does: sessions, rights, the live channel, the records, who works on what; and what runs for no entity.
import type { Gate } from './authorize/gate.ts'
import { openRuns } from './runs/openRuns.ts'
import { openWorking } from './runs/openWorking.ts'
import { openViews } from './views/openViews.ts'
import { openAttending } from './attending/attending.ts'
import { audit } from './audit/auditRecord.ts'
import { deniedBy } from './audit/deniedBy.ts'
import { roleRights } from './authorize/roleRights.ts'
import type { RunCall } from './call.ts'
import type { Database } from './db/openDatabase.ts'
import type { Announcements } from './live/announcements.ts'
import { liveChanges } from './live/changes.ts'
import { log } from './log.ts'
import type { Metrics } from './metrics/openMetrics.ts'
import type { ServerOptions } from './options/readOptions.ts'
import { poolReader } from './reader.ts'
import { openRecords } from './records.ts'
import type { Resolvers } from './resolvers.ts'
import { sealingOf } from './secrets/sealed.ts'
import type { ProductBundle } from './ProductBundle.ts'
import { findKey } from './session/findKey.ts'
import { peopleOf, type Person } from './session/people.ts'
import { holdSessions } from './session/sessions.ts'
import { sessionResolvers } from './session/sessionResolvers.ts'
import type { FilesGiven } from './files/openFiles.ts'
import { openProvingOneself } from './actions/proof.ts'
import type { SessionParts } from './session/SessionResolver.ts'
import { withFactors } from './session/withFactors.ts'
import { openVisits } from './visits/openVisits.ts'

export interface Parts extends FilesGiven {
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
  /** Counts what passes. */
  readonly metrics?: Metrics
}

/** Who is there, what they may do, what is told to them, and the records' own way. */
export const livePieces = (parts: Parts) => {
  const { served, database, announcements } = parts
  const { product } = served
  const { pool } = database
  const people = peopleOf(database, product)
  const sessions = holdSessions(pool, people, announcements)
  const rights = roleRights(pool, new Set(Object.values(product.roleRights).flat()), announcements)
  const changes = liveChanges(product, rights, announcements, ({ change }) => {
    if (change.entity === product.person.entity && change.kind !== 'ATTENDED')
      sessions.recheck(change.id).catch((error: unknown) => log('warn', 'a session cannot be checked', { why: String(error) }))
  })
  const records = openRecords(database, product, (error) =>
    log('error', 'a refusal or an announcement could not be written', { why: String(error) }),
  )
  const { announcing } = records
  return {
    attending: openAttending({ pool, product, announcing, process: parts.process }),
    working: openWorking({ db: database.db, product, announcing }),
    people,
    sessions,
    rights,
    changes,
    refusals: records.refusals,
    announcing,
    searchEverywhere: records.searchEverywhere,
    record: parts.around?.(records.run) ?? records.run,
  }
}

export type LivePieces = ReturnType<typeof livePieces>

/** What runs for no entity. */
export const sessionPieces = (
  { served: { product }, database, origins }: Parts,
  { attending, working, announcing, people, sessions, rights, refusals, searchEverywhere }: LivePieces,
  signFile: SessionParts['signFile'],
  gate: Pick<Gate, 'admit'>,
): Resolvers['session'] => {
  const { pool, db } = database
  const reader = poolReader(database, product)
  const note = async (person: Person, ip: string, action: string, input?: object): Promise<void> => {
    const actor = { id: person.id, role: person.role, staff: true, rights: rights.of(person.role), screenName: person.screenName, ip }
    await audit(db, { actor, action, operation: action, entity: product.person.entity, record: person.id, outcome: 'DONE', input })
  }
  return sessionResolvers({
    pool,
    people,
    sessions,
    rights,
    product,
    model: product.person,
    factors: withFactors(reader, pool, people, origins),
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
    attending,
    views: openViews({ db, product, people }),
    visits: openVisits({ pool, reader }),
    runs: openRuns({
      gate,
      reader,
      announcing,
      kick: () => working.kick(),
      proveOneself: openProvingOneself(database, product),
      noteDenied: (caller, name, rule) => refusals.note(deniedBy(caller, undefined, name, [], rule)),
    }),
  })
}
