// Servers that are restarted one after the other while staff is at work: no request fails, nothing is lost and nothing is done twice. 10,000 requests in full.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { amount } from '../run/amount.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'

const wanted = amount(400, 10_000)
const people = amount(6, 12)
let fleet: Fleet

beforeAll(async () => {
  // So long the proxy has to see that one goes, on a machine however slow.
  fleet = await openFleet(2, people, { servers: { STOP_DELAY: '5000' } })
})
afterAll(() => fleet?.stop())

/** As the console's: after half a second, with chance in it, it comes again; only 4403 is for good (src/client/openSocket.ts). */
const consoleOf = (person: number): Client =>
  fleet.socket(person, undefined, {
    retryAttempts: Infinity,
    shouldRetry: (failure) => (failure as { readonly code?: number }).code !== 4403,
    retryWait: () => sleep(250 + Math.random() * 250),
  })

interface Asked {
  readonly what: string
  /** Undefined where it was answered as it should. */
  readonly failed: string | undefined
}

const list = generatedText('TagsList')
const create = generatedText('TagsCreate')
const made: string[] = []

const readList = async (client: Client): Promise<string | undefined> => {
  const { data, errors } = await ask<{ answer: { items: unknown[] } | null }>(client, list)
  return Array.isArray(data?.answer?.items) ? undefined : JSON.stringify(errors)
}

const makeTag = async (client: Client): Promise<string | undefined> => {
  const title = `tag ${made.length}`
  made.push(title)
  const { data, errors } = await ask<{ answer: { __typename: string } | null }>(client, create, {
    key: newKey(),
    input: { title, type: 'category' },
  })
  return data?.answer?.__typename === 'TagSaved' ? undefined : JSON.stringify(errors ?? data)
}

const fetchConfig = async (person: number): Promise<string | undefined> => {
  const answer = await fetch(`${fleet.proxy.url}/api/system-settings/frontend-config`, {
    headers: { 'x-forwarded-for': `10.0.0.${person}` },
  })
  return answer.status === 200 && (await answer.json()) !== null ? undefined : `status ${answer.status}`
}

const oneOf = async (turn: number, client: Client, person: number): Promise<Asked> => {
  const [what, asking] =
    turn % 5 === 4
      ? (['config', fetchConfig(person)] as const)
      : turn % 5 === 2
        ? (['change', makeTag(client)] as const)
        : (['list', readList(client)] as const)
  return { what, failed: await asking.catch((error: unknown) => String(error)) }
}

it('answers every request', { timeout: 1_800_000 }, async () => {
  const asked: Asked[] = []
  const at = { work: true }
  const work = async (person: number): Promise<void> => {
    const client = consoleOf(person)
    for (let turn = person; at.work; turn += 1) {
      asked.push(await oneOf(turn, client, person))
      await sleep(Math.random() * 20)
    }
  }
  const workers = Array.from({ length: people }, (_, at) => work(1 + at))
  const codes: (number | null)[] = []
  const furtherAnswers = async (count: number): Promise<void> => {
    const until = asked.length + count
    while (asked.length < until) await sleep(20)
  }
  while (codes.length < 2 || asked.length < wanted) {
    await furtherAnswers(people)
    const [oldest] = fleet.servers
    if (oldest) codes.push(await fleet.replace(oldest))
  }
  at.work = false
  await Promise.all(workers)
  const failed = asked.filter((each) => each.failed !== undefined)
  console.log(`${asked.length} requests over ${codes.length} restarts, ${failed.length} failed`)
  expect(failed).toEqual([])
  expect(fleet.proxy.failed).toEqual([])
  expect(new Set(codes)).toEqual(new Set([0]))
  const [tags] = await fleet.cluster.asSuperuser('select count(*)::int as n, count(distinct title)::int as titles from tags')
  expect(tags).toEqual({ n: made.length, titles: made.length })
})
