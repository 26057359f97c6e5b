// A storm's house with payout requests to run over, and what a test asks of runs there.
import type { Client } from 'graphql-ws'
import { expect } from 'vitest'
import { maxHands } from '../../../server/runs/openWorking.ts'
import { ask } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import { newKey } from '../../access/server/newKey.ts'
import { lockWaiters } from '../../run/lockWaiters.ts'
import { openStorm, type Storm } from '../storm/openStorm.ts'
import { Weather } from '../storm/Weather.ts'
import { begin, beginPlanned, planOf, type Wish } from './askRun.ts'

export interface RunRow {
  readonly status: string
  readonly total: number
  readonly done: number
  readonly refused: number
  readonly stopped: string | null
}

interface Came {
  readonly record: string
  readonly outcome: string
  readonly says: string | null
}

export interface HeldRun {
  readonly run: string
  /** What was locked is committed. */
  readonly letGo: () => Promise<void>
}

export interface Runs {
  readonly storm: Storm
  readonly admin: Client
  /** A new socket of the manager: the second of the staff. */
  readonly manager: () => Promise<Client>
  readonly runOf: (id: string) => Promise<RunRow | undefined>
  /** Waits until it is. */
  readonly over: (id: string, status?: string) => Promise<void>
  /** Of payout requests. */
  readonly idsOf: (status: string) => Promise<readonly string[]>
  /** How many came out how. */
  readonly outcomes: (run: string) => Promise<Readonly<Record<string, number>>>
  /** By its records, those done first: two hands may have taken one each, and which of them comes first is open. */
  readonly cameByOutcome: (run: string) => Promise<readonly Came[]>
  /** A run that finds something locked. */
  readonly whileHeld: (lock: string, wish: Wish, client?: Client) => Promise<HeldRun>
  /** All but one that have this status are locked, and each hand of the server has come to some of it; nothing is done until it is let go. */
  readonly whileAllWait: (wish: Wish, status: string, client?: Client) => Promise<HeldRun>
  /** Pause, GoOn, Stop */
  readonly turn: (run: string, to: string) => Promise<unknown>
}

/** @param count of creators, each with a request of 500 Cr */
export const openRuns = async (count: number): Promise<Runs> => {
  const storm = await openStorm(3, count)
  const weather = new Weather(() => 0)
  const enter = (who: number): Promise<Client> => storm.enter(storm.staff[who] ?? { id: '', email: '' }, weather)
  const admin = await enter(0)
  const made = await ask(admin, generatedText('PayoutRequestsGenerate'), { input: {}, key: newKey() })
  expect(made.data).toMatchObject({ answer: { __typename: 'Done' } })
  const runOf: Runs['runOf'] = async (id) =>
    (await storm.sql<RunRow>('select status, total, done, refused, stopped from run where id = $1', [id]))[0]
  const idsOf: Runs['idsOf'] = async (status) =>
    (await storm.sql<{ key: string }>('select id::text as key from payout_requests where status = $1 order by id', [status])).map(
      ({ key }) => key,
    )
  const whileHeld: Runs['whileHeld'] = async (lock, wish, client = admin) => {
    const letGo = await storm.hold(lock)
    return { run: await begin(client, wish), letGo }
  }
  return {
    storm,
    admin,
    manager: () => enter(1),
    runOf,
    over: (id, status = 'DONE') => expect.poll(async () => (await runOf(id))?.status, { timeout: 300_000 }).toBe(status),
    idsOf,
    outcomes: async (run) => {
      const found = await storm.sql<{ outcome: string; n: number }>(
        'select outcome, count(*)::int as n from run_item where run_id = $1 group by 1',
        [run],
      )
      return Object.fromEntries(found.map(({ outcome, n }) => [outcome, n]))
    },
    cameByOutcome: (run) => storm.sql<Came>('select record, outcome, says from run_item where run_id = $1 order by outcome', [run]),
    whileHeld,
    whileAllWait: async (wish, status, client = admin) => {
      const planned = await planOf(client, wish)
      // Of the first a run's beginning asks whether what was typed is right: it would wait.
      const others = `status = '${status}' and id <> ${String(planned.records[0]?.['id'])}`
      const letGo = await storm.hold(`select from payout_requests where ${others} for update`)
      const run = await beginPlanned(client, wish, planned.count)
      await expect.poll(() => lockWaiters(storm.sql), { timeout: 300_000 }).toBe(maxHands)
      return { run, letGo }
    },
    turn: async (run, to) => {
      const [{ version } = { version: 0 }] = await storm.sql<{ version: number }>('select version from run where id = $1', [run])
      const { data } = await ask(admin, generatedText(`Runs${to}`), { id: run, version, key: newKey() })
      return data?.['answer']
    },
  }
}
