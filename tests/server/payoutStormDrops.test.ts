// One pay and a network that fails it (S18), and what the key says to everything else (S19-S22), over real sockets.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { amount, seed } from '../run/amount.ts'
import { checkStorm } from './storm/checkStorm.ts'
import { openStorm, type Storm } from './storm/openStorm.ts'
import { isEffect, tell, type Told } from './storm/told.ts'
import { Weather, type Drop } from './storm/Weather.ts'

const random = randomOf(seed)
const weather = new Weather(() => random.next() * 5)
const told: Told[] = []
let storm: Storm
let clients: readonly Client[]

beforeAll(async () => {
  storm = await openStorm(2, amount(60, 560))
  clients = await Promise.all([0, 1, 0].map((who) => storm.enter(storm.staff[who] ?? { id: '', email: '' }, weather)))
})
afterAll(() => storm.stop())

/** Socket 0 and 2 are the first person's, 1 is the second's. */
const bid = async (
  socket: number,
  document: string,
  variables: Readonly<Record<string, unknown>>,
  drops: readonly Drop[] = [],
  key = uuid7(),
): Promise<Told> => {
  const [client, person] = [clients[socket], storm.staff[socket % 2]]
  if (!client || !person) throw new Error('nobody is there')
  const one = await tell(client, weather, person.id, { document, variables }, drops, key)
  told.push(one)
  return one
}

let next = 0
const request = async (gross = '20.00'): Promise<string> => {
  const id = storm.creators[next++]
  const { outcome } = await bid(0, 'PayoutRequestsCreate', { id, version: 1, input: { gross: { amount: gross, currency: 'CRE' } } })
  return outcome?.ids?.[0] ?? ''
}
const pay = (socket: number, id: string, drops: readonly Drop[] = [], key = uuid7(), reference = 'a'): Promise<Told> =>
  bid(socket, 'PayoutRequestsPay', { id, version: 1, input: { reference } }, drops, key)

/** How often it was paid: operations, and rows that the creator sees. */
const timesPaid = async (id: string): Promise<unknown> =>
  (
    await storm.sql(
      `select (select count(*)::int from ledger_operation where subject_kind = 'PayoutRequest' and subject_id = $1 and kind = 'PAYOUT') as operations,
        (select count(*)::int from transactions where payout_request_id = $1::bigint) as rows`,
      [id],
    )
  )[0]

const drops: readonly Drop[] = ['beforeStart', 'underWay', 'beforeReply']

describe('a pay whose socket drops (S18)', () => {
  it.each([1, 2, 3, 4, 5])('%s times has exactly one effect, and its first answer comes', async (count) => {
    for (let round = 0; round < amount(3, 100); round += 1) {
      const id = await request()
      const { outcome, history } = await pay(
        0,
        id,
        Array.from({ length: count }, () => random.pick(drops)),
      )
      expect(outcome).toMatchObject({ __typename: 'PayoutRequestSaved', record: { id, version: 2, status: 'PAID' } })
      for (const lost of history.lost) expect(lost).toEqual({ data: { answer: outcome } })
      expect(await timesPaid(id)).toEqual({ operations: 1, rows: 1 })
    }
  })

  it('was sent more often than it was done', () => {
    const paid = told.filter(({ move }) => move.document === 'PayoutRequestsPay')
    const sent = paid.reduce((sum, { history }) => sum + history.sent.length, 0)
    console.log(`storm ${seed}: ${paid.length} payments were sent ${sent} times`)
    expect(sent).toBeGreaterThan(paid.length * 1.2)
  })
})

describe('a key', () => {
  it('that comes with something else is refused, without effect (S19)', async () => {
    const [one, other] = [await request(), await request()]
    const key = uuid7()
    expect(isEffect((await pay(0, one, [], key)).outcome)).toBe(true)
    told.pop()
    for (const wrong of [await pay(0, other, [], key), await pay(0, one, [], key, 'b')]) expect(wrong.codes).toEqual(['KEY_REUSED'])
    told.splice(-2)
    // The first answer still comes.
    expect((await pay(0, one, [], key)).outcome?.record?.id).toBe(one)
    expect(await timesPaid(other)).toEqual({ operations: 0, rows: 0 })
  })

  it('on two sockets at once is done once, and both are told the same (S20)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await request()
      const key = uuid7()
      const [one, two] = await Promise.all([pay(0, id, [], key), pay(2, id, [], key)])
      expect(one?.outcome).toMatchObject({ __typename: 'PayoutRequestSaved', record: { id, version: 2 } })
      expect(two?.outcome).toEqual(one?.outcome)
      expect(await timesPaid(id)).toEqual({ operations: 1, rows: 1 })
    }
  })

  it("is each person's own (S21)", async () => {
    const [one, two] = [await request(), await request()]
    const key = uuid7()
    const both = await Promise.all([pay(0, one, [], key), pay(1, two, [], key)])
    expect(both.map(({ outcome }) => outcome?.record?.id)).toEqual([one, two])
  })

  it('that is missing, of another sort, or 31 days old is refused, and never done (S22)', async () => {
    const id = await request()
    const old = await pay(0, id, [], uuid7(Date.now() - 31 * 86_400_000))
    const other = await pay(0, id, [], '6f1c2a60-0000-4000-8000-000000000000')
    const none = await pay(0, id, [], '')
    expect([old, other, none].map(({ codes }) => codes.join())).toEqual(['KEY_EXPIRED', 'BAD_REQUEST', 'BAD_REQUEST'])
    expect(await timesPaid(id)).toEqual({ operations: 0, rows: 0 })
  })
})

it('leaves sound money, and every answer was true', async () => {
  expect((await checkStorm(storm.world.db, storm.sql, told)).faults).toEqual([])
})
