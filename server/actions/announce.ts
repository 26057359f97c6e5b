// What is told to every server process of a change: which records changed, by whom and when; never a value.
import { sql } from 'kysely'
import { subjectOf } from '../../language/access.ts'
import type { Actor, Touched, Work } from '../customs.ts'
import { payloadsOf } from '../live/announcing.ts'
import { requireNamed } from '../../language/named.ts'

const eventOf = (
  work: Pick<Work, 'product' | 'time' | 'action'>,
  actor: Actor | undefined,
  touched: Touched,
  known: Readonly<Record<string, unknown>> | undefined,
) => ({
  entity: touched.entity,
  ...(touched.part !== '' && { part: touched.part }),
  id: touched.id,
  version: touched.version,
  ...(touched.created && { created: true }),
  ...(touched.removed && { removed: true }),
  by: actor?.screenName.slice(0, 100),
  time: work.time,
  action: work.action,
  subject: subjectOf(requireNamed(work.product.entities, touched.entity), touched.id, (path) =>
    known?.['id'] === touched.id ? known[path] : undefined,
  ),
})

/** One JSON text for each record or part that was touched. */
export const eventsOf = (work: Work, known: Readonly<Record<string, unknown>> | undefined): readonly string[] =>
  work.touched.map((touched) => JSON.stringify(eventOf(work, work.actor, touched, known)))

/** Told by the transaction itself when it commits: for what runs where no server is. */
export const announceSelect = (events: readonly string[]) =>
  sql`select pg_notify('concord_change', payload) from unnest(${payloadsOf(events)}::text[]) payload`
