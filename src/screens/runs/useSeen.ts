// What a plan names stays where it stood when it is asked anew: what was ticked or left out is not in the next plan, and is to be taken back.
import { useMemo, useState } from 'react'
import type { Tick } from '../../client/records/outcome.ts'
import type { Plan } from './usePlan.ts'

export type PlannedRecord = Plan['records'][number]

/** A tick, and the one record that asks for it. */
export interface SeenTick extends Tick {
  readonly about: string | undefined
}

interface Seen {
  readonly plan?: Plan
  readonly ticks: readonly SeenTick[]
  readonly records: readonly PlannedRecord[]
}

/** A record as a plan calls it. */
export const nameOfRecord = ({ title, about }: PlannedRecord): string => (about === null ? title : `${title} ${about}`)

const ticksIn = ({ reasons }: Plan): readonly SeenTick[] =>
  reasons.flatMap(({ refused, count, records: [first] }) =>
    refused.ticks.map((tick) => ({ ...tick, about: first && count === 1 ? nameOfRecord(first) : undefined })),
  )
const nameOf = ({ name }: Tick): string => name
const idOf = ({ id }: PlannedRecord): string => id

/** Those known before in their places, as they are said now; then those that come anew. */
const merged = <T>(known: readonly T[], now: readonly T[], keyOf: (one: T) => string): readonly T[] => {
  const all = new Map(known.map((each) => [keyOf(each), each]))
  for (const each of now) all.set(keyOf(each), each)
  return [...all.values()]
}

export const useSeen = (plan: Plan | undefined, ticked: readonly string[], left: readonly string[]) => {
  const [seen, setSeen] = useState<Seen>({ ticks: [], records: [] })
  if (plan && seen.plan !== plan)
    setSeen({
      plan,
      ticks: merged(seen.ticks, ticksIn(plan), nameOf),
      records: merged(seen.records, plan.records, idOf),
    })
  return useMemo(() => {
    const asked = new Set([...ticked, ...(plan ? ticksIn(plan).map(nameOf) : [])])
    const first = new Set([...left, ...(plan?.records.map(idOf) ?? [])])
    return {
      ticks: seen.ticks.filter(({ name }) => asked.has(name)),
      shown: seen.records.filter(({ id }) => first.has(id)),
    }
  }, [seen, plan, ticked, left])
}
