// One line of the audit: who did what to which record, and what came of it. The database chains it and lets nobody change it.
import { leavesByEnd, neverLeaves } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { mask } from '../../language/fields/masked.ts'
import type { FieldModel } from '../../language/model.ts'
import type { Actor } from '../customs.ts'
import type { Db } from '../db/database.ts'
import { textOf } from '../textOf.ts'
import { remember } from '../../language/remember.ts'

export interface AuditEntry {
  /** Of what happened before anybody acted here (noteEarlier); all else has the database's. */
  readonly time?: string | undefined
  readonly actor?: Actor | undefined
  readonly ip?: string | undefined
  /** Path of the action, or what the session or the outside world did: login. */
  readonly action: string
  readonly operation?: string | undefined
  readonly entity?: string | undefined
  readonly part?: string | undefined
  readonly record?: string | undefined
  readonly version?: number | undefined
  readonly outcome: 'DONE' | 'DENIED'
  readonly rule?: string | undefined
  readonly count?: number
  readonly key?: string | undefined
  /** Plain JSON, nothing secret in clear: see clearOf. */
  readonly input?: unknown
  readonly before?: unknown
  readonly after?: unknown
  readonly touched?: unknown
}

/** By name and by path. Every change asks, of the same lists. */
const byNameOf = remember(
  (fields: readonly FieldModel[]): ReadonlyMap<string, FieldModel> =>
    new Map(fields.flatMap((field) => [field.name, field.path].map((name) => [name, field] as const))),
)

/** Values as the audit may keep them: masked ones by their end, secret ones not at all. */
export const clearOf = (fields: readonly FieldModel[], values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const byName = byNameOf(fields)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = byName.get(name)
      if (value === null || value === undefined) return [name, null]
      if (field && leavesByEnd(field)) return [name, mask(textOf(value), field.shows ?? 0)]
      return [name, (field && neverLeaves(field)) || field?.class === 'secret' ? '••••••' : value]
    }),
  )
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value))

/** The insert itself, for a statement of its own or as one step of a bigger one. */
export const auditInsert = (entry: AuditEntry) => sql`
  insert into audit_record (time, actor, actor_name, role, ip, action, operation, entity, part, record, version, outcome, rule, count, key, input, before, after, touched)
  values (${entry.time ?? null}::timestamptz, ${entry.actor?.id ?? null}, ${entry.actor?.screenName ?? null}, ${entry.actor?.role ?? null}, ${entry.actor?.ip ?? entry.ip ?? null},
    ${entry.action}, ${entry.operation ?? null}, ${entry.entity ?? null}, ${entry.part ?? null}, ${entry.record ?? null}, ${entry.version ?? null}::integer,
    ${entry.outcome}, ${entry.rule ?? null}, ${entry.count ?? 1}, ${entry.key ?? null}::uuid,
    ${json(entry.input)}::jsonb, ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${json(entry.touched)}::jsonb)`

export const audit = async (db: Db, entry: AuditEntry): Promise<void> => {
  await auditInsert(entry).execute(db)
}
