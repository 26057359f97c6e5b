// What must hold once the storm is over: of the money, of every key, of every answer that was given, and of each request's history.
import { checkLedger } from '../../../custom/server/checkLedger.ts'
import { checkAudit } from '../../../server/audit/checkAudit.ts'
import type { Db } from '../../../server/kit.ts'
import { wrongFigures } from '../money/wrongFigures.ts'
import type { Sql } from './openStorm.ts'
import { isEffect, type Outcome, type Told } from './told.ts'

interface Effect {
  readonly actor: string
  readonly key: string
  readonly action: string
  readonly entity: string
  readonly record: string | null
  readonly version: number | null
  readonly from: string | null
  readonly to: string | null
  readonly time: number
  /** Keys stored, operations of the ledger under that key, and the stored answer. */
  readonly keys: number
  readonly operations: number
  readonly result: { readonly is: string; readonly id?: string; readonly answer?: { readonly ids: readonly string[] } } | null
}

/** How many operations of the ledger an action makes. */
const operationsOf: Readonly<Record<string, number>> = { pay: 1, undoPaid: 1, manualPayout: 1, undo: 1, correct: 1 }

const effectsIn = (sql: Sql): Promise<readonly Effect[]> =>
  sql<Effect>(`
    select a.actor, a.key::text as key, a.action, a.entity, a.record, a.version, a.before->>'status' as "from", a.after->>'status' as "to",
      extract(epoch from a.time)::float8 * 1000 as time, (k.key is not null)::int as keys, k.result,
      (select count(*)::int from ledger_operation o where o.actor = a.actor and o.key = a.key) as operations
    from audit_record a left join operation_key k on k.actor = a.actor and k.key = a.key
    where a.outcome = 'DONE' and a.key is not null order by a.id`)

const nameOf = (actor: string, key: string): string => `${actor}/${key}`

/** One audit row, one stored key and the right number of operations for each key; nothing without a key. */
const keyFaults = async (sql: Sql, effects: readonly Effect[]): Promise<readonly string[]> => {
  const seen = new Set<string>()
  const faults: string[] = []
  for (const { actor, key, action, keys, operations } of effects) {
    const name = nameOf(actor, key)
    if (seen.has(name)) faults.push(`key ${name} has more than one effect`)
    seen.add(name)
    if (keys !== 1) faults.push(`the effect of ${name} (${action}) has no stored key`)
    if (operations !== (operationsOf[action] ?? 0)) faults.push(`key ${name} (${action}) has ${operations} operations of the ledger`)
  }
  const strays = await sql<{ name: string }>(`
    select k.actor || '/' || k.key as name from operation_key k
      where k.result is not null and not exists (select from audit_record a where a.actor = k.actor and a.key = k.key and a.outcome = 'DONE')
    union all select o.actor || '/' || o.key from ledger_operation o
      where o.key is not null and not exists (select from audit_record a where a.actor = o.actor and a.key = o.key and a.outcome = 'DONE')`)
  return [...faults, ...strays.map(({ name }) => `key ${name} left something, but no effect in the audit`)]
}

const idsOf = ({ record, ids = [] }: Outcome): readonly string[] => (record ? [record.id] : ids)

const answerFault = ({ staff, key, outcome, codes, move, history }: Told, effect: Effect | undefined): string | undefined => {
  const name = `${move.document} ${nameOf(staff, key)}`
  if (!isEffect(outcome)) return effect ? `${name} was answered ${outcome?.__typename ?? codes.join()}, but was done` : undefined
  if (!outcome || !effect) return `${name} was answered ${outcome?.__typename}, but was not done`
  const stored = effect.result?.is === 'done' ? effect.result.answer?.ids : effect.result?.id === undefined ? [] : [effect.result.id]
  if (idsOf(outcome).join() !== (stored ?? []).join()) return `${name} was answered ${idsOf(outcome).join()}, stored is ${stored?.join()}`
  for (const lost of history.lost) {
    const first = (lost as { readonly data?: { readonly answer?: Outcome } }).data?.answer
    if (first && isEffect(first) && (first.__typename !== outcome.__typename || idsOf(first).join() !== idsOf(outcome).join()))
      return `${name} was answered differently the second time`
  }
  return undefined
}

/** Every record that an answer showed stood so at some time. */
const shownFault = ({ move, outcome }: Told, states: ReadonlySet<string>): string | undefined => {
  const shown = outcome?.record ?? outcome?.current
  if (!shown || !move.document.startsWith('PayoutRequests')) return undefined
  return states.has(`${shown.id}:${shown.version}:${shown.status}`)
    ? undefined
    : `${move.document} showed request ${shown.id} as ${shown.status} in version ${shown.version}, which never was`
}

/** Each request's effects, in the order of its versions, are one way from NEW to where it stands: a serial explanation. */
const historyFaults = (
  requests: readonly { id: string; version: number; status: string }[],
  effects: readonly Effect[],
): readonly string[] => {
  const byRequest = new Map<string, Effect[]>()
  for (const each of effects)
    if (each.entity === 'PayoutRequest' && each.record !== null) byRequest.set(each.record, [...(byRequest.get(each.record) ?? []), each])
  return requests.flatMap(({ id, version, status }) => {
    let [state, at] = ['NEW', 1]
    for (const effect of (byRequest.get(id) ?? []).toSorted((a, b) => (a.version ?? 0) - (b.version ?? 0))) {
      at += 1
      if (effect.version !== at || effect.from !== state)
        return [`request ${id}: ${effect.action} in version ${effect.version} does not follow ${state}`]
      state = effect.to ?? ''
    }
    return state === status && at === version
      ? []
      : [`request ${id} is ${status} in version ${version}, its history ends with ${state} in ${at}`]
  })
}

export interface Checked {
  readonly faults: readonly string[]
  readonly effects: number
  /** Keys that were sent once more after their effect was there. */
  readonly hits: number
  /** Of these, how many had their effect before this moment and came again after it, milliseconds since 1970. */
  readonly acrossOf: (moment: number) => number
}

export const checkStorm = async (db: Db, sql: Sql, told: readonly Told[]): Promise<Checked> => {
  const effects = await effectsIn(sql)
  const requests = await sql<{ id: string; version: number; status: string }>('select id::text as id, version, status from payout_requests')
  const byKey = new Map(effects.map((each) => [nameOf(each.actor, each.key), each]))
  const states = new Set(
    effects.filter(({ entity }) => entity === 'PayoutRequest').map(({ record, version, to }) => `${record}:${version}:${to}`),
  )
  for (const { id } of requests) states.add(`${id}:1:NEW`)
  const effectOf = ({ staff, key }: Told): Effect | undefined => byKey.get(nameOf(staff, key))
  const again = told.flatMap((each) => {
    const [time, last] = [effectOf(each)?.time ?? Infinity, each.history.sent.at(-1) ?? 0]
    return time < last ? [{ time, sent: each.history.sent }] : []
  })
  const asked = new Set(told.map(({ staff, key }) => nameOf(staff, key)))
  return {
    faults: [
      ...(await checkLedger(db)),
      ...(await wrongFigures(sql)).map((each) => JSON.stringify(each)),
      ...(await checkAudit(db)).map(({ lane, says }) => `audit lane ${lane}: ${says}`),
      ...(await keyFaults(sql, effects)),
      ...effects.filter((each) => !asked.has(nameOf(each.actor, each.key))).map(({ key }) => `key ${key} was done, but asked by nobody`),
      ...told.flatMap((each) => answerFault(each, effectOf(each)) ?? shownFault(each, states) ?? []),
      ...historyFaults(requests, effects),
    ],
    effects: effects.length,
    hits: again.length,
    acrossOf: (moment) =>
      again.filter(({ time, sent }) => {
        const before = sent.findLast((at) => at < moment) ?? Infinity
        return before < time && time < moment && sent.some((at) => at > moment)
      }).length,
  }
}
