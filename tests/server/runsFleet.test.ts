// A run on two server processes: one is killed in the middle, the other goes on, and nothing is done twice or left out.
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insert } from '../../server/actions/insert.ts'
import { openDatabase } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { transact } from '../../server/kit.ts'
import { product } from '../../server/product.ts'
import { holdOn } from '../run/holdOn.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { fillStaff } from './processes/fillStaff.ts'
import { until } from './processes/until.ts'
import { begin } from './runs/askRun.ts'

const members = 400
let fleet: Fleet

beforeAll(async () => {
  fleet = await openFleet(2, async (cluster) => {
    await fillStaff(cluster, 2)
    const database = openDatabase(cluster.url, patiently)
    await transact(database.db, { product, action: 'test' }, async (work) => {
      for (let at = 0; at < members; at += 1)
        await insert(work, 'User', {
          email: `m${at}@run.example`,
          username: `m${at}`,
          screenName: `m${at}`,
          role: 'member',
          'credentials.password': '-',
        })
    })
    await database.close()
  })
})
afterAll(() => fleet?.stop())

const read = async (text: string) => (await fleet.cluster.asSuperuser(text))[0]

it('goes on elsewhere where its server is killed, each record once', async () => {
  const [first] = fleet.servers
  if (!first) throw new Error('no server runs')
  const wish = { of: 'Users', action: 'Disable', input: { disabledReason: 'all at once' }, list: { filter: { role: ['member'] } } }
  // The last of them wait until it is killed: however late that comes, it is in the middle.
  const pool = new Pool({ connectionString: fleet.cluster.ownerUrl, max: 1 })
  const letGo = await holdOn(pool, 'select from users where id > 300 for update')
  const run = await begin(fleet.socket(1, first), wish)
  const doneAt = async (): Promise<number> => Number((await read(`select done from run where id = ${run}`))?.['done'])
  expect(await until(async () => (await doneAt()) > 30)).toBe(true)
  await fleet.kill(first)
  const atKill = await doneAt()
  expect(atKill).toBeLessThan(members)
  await letGo()
  await pool.end()
  // How long so many take is the machine's matter.
  await expect.poll(doneAt, { timeout: 300_000 }).toBe(members)
  expect(await read(`select status, total, done, refused from run where id = ${run}`)).toMatchObject({
    total: members,
    done: members,
    refused: 0,
  })
  const once = await read(`
    select count(*)::int as lines, count(distinct record)::int as records from audit_record where operation = 'usersDisable' and outcome = 'DONE'`)
  expect(once).toEqual({ lines: members, records: members })
  const steps = await read(`select count(*)::int as steps from state_change where entity = 'User' and to_state = 'DISABLED'`)
  expect(steps).toEqual({ steps: members })
})
