// Tells every server process, at commit, which records changed. The payload says what, by whom and when; never a value.
import { sql } from 'kysely'
import type { Actor, Touched, Work } from '../customs.ts'
import { entityNamed } from '../entityNamed.ts'
import type { ServedProduct } from '../servedProduct.ts'

/** PostgreSQL takes less than 8,000 bytes at once. */
const most = 7_000

const subjectOf = (
  product: ServedProduct,
  { entity, id }: Touched,
  known: Readonly<Record<string, unknown>> | undefined,
): string | undefined => {
  const { own } = entityNamed(product, entity)
  if (own === 'id') return id
  const subject = own === undefined || known?.['id'] !== id ? undefined : known[own]
  return typeof subject === 'string' ? subject : undefined
}

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
  ...(touched.removed && { removed: true }),
  by: actor?.screenName.slice(0, 100),
  time: work.time,
  action: work.action,
  subject: subjectOf(work.product, touched, known),
})

/** Events in pieces that fit. */
export const payloadsOf = (work: Work, known: Readonly<Record<string, unknown>> | undefined): readonly string[] => {
  const payloads: string[] = []
  let piece: string[] = []
  const close = (): void => {
    if (piece.length > 0) payloads.push(`[${piece.join(',')}]`)
    piece = []
  }
  for (const touched of work.touched) {
    const text = JSON.stringify(eventOf(work, work.actor, touched, known))
    if (Buffer.byteLength(piece.join(',')) + Buffer.byteLength(text) > most) close()
    piece.push(text)
  }
  close()
  return payloads
}

export const announceSelect = (payloads: readonly string[]) =>
  sql`select pg_notify('concord_change', payload) from unnest(${payloads}::text[]) payload`
