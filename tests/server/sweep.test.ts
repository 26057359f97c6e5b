// What no record holds any more is removed, however slow the storage is, and whatever else cannot be removed.
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { Decoder } from '../../server/decoding/openDecoder.ts'
import { folderStorage } from '../../server/files/folderStorage.ts'
import type { Storage } from '../../server/files/Storage.ts'
import { openSweeper, sweepFiles } from '../../server/files/sweep.ts'
import { thumbnailOf } from '../../server/files/thumbnails.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money
let pool: pg.Pool
let uuids: readonly string[]
beforeAll(async () => {
  money = await openMoney()
  // Ten seconds here stand for the minute that a server's connection has.
  pool = new pg.Pool({ connectionString: money.ownerUrl, idle_in_transaction_session_timeout: 10_000 })
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
  const slow = removing(() => setTimeout(100))
  expect(await sweepFiles(pool, slow)).toBe(50)
  expect(await left()).toEqual([])
})

it('all but what cannot be removed, which is told', async () => {
  const [held = ''] = uuids
  const holding = removing((name) => (name === held ? Promise.reject(new Error('held')) : Promise.resolve()))
  await expect(sweepFiles(pool, holding)).rejects.toThrow('held')
  expect(await left()).toEqual([held])
})

const newFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sweep-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('what interrupted uploads left, hour by hour and not only at the start', async () => {
  const folder = newFolder()
  const coming = join(folder, 'incoming')
  mkdirSync(coming)
  const leave = (name: string): void => {
    writeFileSync(join(coming, name), name)
    utimesSync(join(coming, name), 1, 1)
  }
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const sweeper = openSweeper(pool, folderStorage(folder))
  onTestFinished(() => sweeper.stop())
  leave('before the start')
  sweeper.start()
  await expect.poll(() => readdirSync(coming)).toEqual([])
  leave('after it')
  // What began at the start may not be over yet though the folder is empty: then that hour begins nothing.
  const anHourOn = (): readonly string[] => {
    vi.advanceTimersByTime(3_600_000)
    return readdirSync(coming)
  }
  await expect.poll(anHourOn).toEqual([])
})

it('a picture that is swept while it is drawn small, and the small one with it', async () => {
  const folder = newFolder()
  const storage = folderStorage(folder)
  const [uuid = ''] = uuids
  await storage.put(uuid, [Buffer.from('a passport')], 100)
  const shrink: Decoder['shrink'] = async (read) => {
    await read()
    await sweepFiles(pool, storage)
    return Buffer.from('a small passport')
  }
  const decoder = { shrink } as Partial<Decoder> as Decoder
  expect(await thumbnailOf({ storage, decoder }, uuid, 'image/jpeg', 'small')).toBeUndefined()
  expect(readdirSync(folder)).toEqual(['incoming'])
  await storage.put(uuid, [Buffer.from('there')], 100)
  expect(await thumbnailOf({ storage, decoder }, uuid, 'image/jpeg', 'small')).toBe(`${uuid}.small`)
})
