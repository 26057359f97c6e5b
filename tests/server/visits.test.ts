// Visits and kept records over two server processes: known on both at once, and bounded whatever comes at the same moment.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { transact } from '../../server/kit.ts'
import { maxKept, maxRecent } from '../../language/visits.ts'
import { product } from '../../server/product.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'

let fleet: Fleet
let one: Client
let other: Client
const tags = maxKept + 10

beforeAll(async () => {
  fleet = await openFleet(2, async (cluster) => {
    await fillStaff(cluster, 2)
    const database = openDatabase(cluster.url, patiently)
    await transact(database.db, { product, action: 'test' }, async (work) => {
      for (let n = 1; n <= tags; n += 1) await insert(work, 'Tag', { title: `t${n}`, slug: `t${n}`, type: 'category', order: n })
      await insert(work, 'BusinessEntry', { user: '2' })
    })
    await database.close()
  })
  ;[one, other] = [fleet.socket(1, fleet.servers[0]), fleet.socket(1, fleet.servers[1])]
})
afterAll(() => fleet?.stop())
beforeEach(async () => void (await fleet.cluster.asSuperuser('delete from visit')))

interface Told {
  readonly record: string
  readonly title: string
  readonly kept: boolean
}
const find = async (client: Client): Promise<readonly Told[]> =>
  (await ask<{ answer: readonly Told[] }>(client, generatedText('VisitedRecordsFindAll'))).data?.answer ?? []
const visit = (client: Client, record: number, entity = 'Tag') =>
  ask(client, generatedText('VisitRecord'), { entity, record: String(record) })
/** As whoever presses does: what is answered with "busy, try again" is pressed again. Sixty wait for one another here, and nobody longer than five seconds for a lock or a connection. */
const keep = async (client: Client, record: number, kept = true): Promise<boolean | null | undefined> => {
  const answer = await ask<{ answer: boolean | null }>(client, generatedText('KeepRecord'), { entity: 'Tag', record: String(record), kept })
  return codesOf(answer).includes('UNAVAILABLE') ? keep(client, record, kept) : answer.data?.answer
}

it('what is visited and kept by one process is told by the other', async () => {
  await visit(one, 1)
  await visit(other, 2)
  await keep(one, 3)
  expect((await find(other)).map(({ record }) => record)).toEqual(['3', '2', '1'])
  await keep(other, 3, false)
  expect((await find(one)).map(({ record }) => record)).toEqual(['2', '1'])
  expect(await find(fleet.socket(2, fleet.servers[0]))).toEqual([])
})

it('what is titled by another record is called as that one is', async () => {
  await visit(one, 1, 'BusinessEntry')
  expect((await find(one)).map(({ title }) => title)).toEqual(['p2'])
})

it('what comes at once through both fails nowhere, and older visits go', async () => {
  const all = Array.from({ length: tags }, (_, at) => at + 1)
  for (let round = 0; round < 5; round += 1) {
    // Each is to stay by one visit, and to go by all others.
    await fleet.cluster.asSuperuser(
      `insert into visit (person, entity, record, visited) select '1', 'Tag', n::text, now() - n * interval '1 minute'
       from generate_series(1, ${tags}) n on conflict do nothing`,
    )
    const answers = await Promise.all(all.toReversed().map((record) => visit(record % 2 ? one : other, record)))
    expect(answers.flatMap(codesOf)).toEqual([])
  }
  expect(await find(one)).toHaveLength(maxRecent)
  await visit(one, 1)
  expect(await fleet.cluster.asSuperuser('select from visit')).toHaveLength(maxRecent)
})

it('no more are kept than may be, whoever asks at once; one that is let go makes room', async () => {
  const all = Array.from({ length: tags }, (_, at) => at + 1)
  let kept: readonly (boolean | null | undefined)[] = []
  for (let round = 0; round < 5; round += 1) {
    await fleet.cluster.asSuperuser('delete from visit')
    kept = await Promise.all(all.map((record) => keep(record % 2 ? one : other, record)))
    expect(kept.filter((each) => each === true)).toHaveLength(maxKept)
    expect(kept.filter((each) => each === false)).toHaveLength(tags - maxKept)
  }
  const [first] = await find(one)
  expect(await keep(other, Number(first?.record))).toBe(true)
  const left = kept.indexOf(false) + 1
  expect(await keep(one, left)).toBe(false)
  await keep(one, Number(first?.record), false)
  expect(await keep(other, left)).toBe(true)
})
