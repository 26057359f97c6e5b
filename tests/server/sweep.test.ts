// What no record holds any more is removed, however slow the storage is, and whatever else cannot be removed.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../server/files/Storage.ts'
import { sweepFiles } from '../../server/files/sweep.ts'
import { openMoney } from './money/openMoney.ts'
import type { Money } from './money/openMoney.ts'

let money: Money
let pool: pg.Pool
let uuids: readonly string[]
beforeAll(async () => {
  money = await openMoney()
  // A second here stands for the minute that a server's connection has.
  pool = new pg.Pool({ connectionString: money.ownerUrl, idle_in_transaction_session_timeout: 1_000 })
  pool.on('connect', (client) => void client.on('error', () => undefined))
})
afterAll(async () => {
  await pool.end()
  await money.stop()
})
beforeEach(async () => {
  uuids = Array.from({ length: 50 }, () => randomUUID())
  const dropped = `insert into stored_file (uuid, entity, field, actor, dropped) select uuid, 'UserFile', 'file', '1', now() from unnest($1::uuid[]) uuid`
  await money.sql(`with gone as (delete from stored_file) ${dropped}`, [uuids])
})

const removing = (remove: Storage['remove']): Storage => ({ remove }) as Partial<Storage> as Storage
const left = async (): Promise<readonly unknown[]> => (await money.sql('select uuid from stored_file')).map((each) => each['uuid'])

it('many at once, from a storage that takes its time', async () => {
  const slow = removing(() => setTimeout(10))
  expect(await sweepFiles(pool, slow)).toBe(50)
  expect(await left()).toEqual([])
})

it('all but what cannot be removed, which is told', async () => {
  const [held = ''] = uuids
  const holding = removing((name) => (name === held ? Promise.reject(new Error('held')) : Promise.resolve()))
  await expect(sweepFiles(pool, holding)).rejects.toThrow('held')
  expect(await left()).toEqual([held])
})
