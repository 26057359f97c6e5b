// Audit and ledger are verified once a day by one server; what came of it is told; an end that was dropped is found by what stands outside.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anchor, anchorFaults } from '../../server/audit/anchor.ts'
import { audit } from '../../server/audit/auditRecord.ts'
import { checkAudit } from '../../server/audit/checkAudit.ts'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { readOptions } from '../../server/options/readOptions.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { verifyDaily } from '../../server/verify/verifyDaily.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'

// People here have bought things that no operation stands for: what the product asks beyond the engine's own is another test's (moneyChecker).
const { checkLedger: _, ...customs } = loadProduct().product.customs
const product = { ...loadProduct().product, customs }
let server: AccessServer
let folder: string
/** Of two servers beside it. */
let databases: readonly [Database, Database]

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'))
  server = await openServer()
  databases = [openDatabase(server.ownerUrl, patiently), openDatabase(server.ownerUrl, patiently)]
})
afterAll(async () => {
  for (const each of databases) await each.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const found = () =>
  server.sql<{ action: string; count: number }>("select action, count from audit_record where action like 'found%' order by id")
const books = async (): Promise<unknown> => (await fetch(`${server.url}/healthz`)).json()
const file = (): string => join(folder, 'anchors', 'audit')
/** Both servers look whether it is due, again and again for a while. */
const look = async (): Promise<void> => {
  const before = (await found()).length
  const looking = databases.map(({ db }) => verifyDaily(db, product, { auditAnchor: file() }, { every: 20 }))
  for (const each of looking) each.start()
  await expect.poll(async () => (await found()).length).toBeGreaterThan(before)
  await new Promise((resolve) => setTimeout(resolve, 200))
  await Promise.all(looking.map((each) => each.stop()))
}
/** What the audit refuses to everybody, its owner can do. */
const tamper = async (...statements: readonly string[]): Promise<void> => {
  await server.sql('alter table audit_record disable trigger user')
  for (const each of statements) await server.sql(each)
  await server.sql('alter table audit_record enable trigger user')
}
const aDayLater = (): Promise<void> => tamper("update audit_record set time = time - interval '25 hours' where action like 'found%'")

describe('once a day', () => {
  it('one of the servers verifies, and tells what came of it', async () => {
    await expect.poll(books).toEqual({ state: 'ok', books: 'not yet' })
    await look()
    expect(await found()).toEqual([{ action: 'foundSound', count: 1 }])
    await expect.poll(books).toEqual({ state: 'ok', books: 'sound' })
  })

  it('what is not sound is told in the audit, in health, which sends nobody away, and in the log', async () => {
    await aDayLater()
    expect((await checkAudit(databases[0].db)).length).toBeGreaterThan(0)
    await look()
    expect(await found()).toEqual([
      { action: 'foundSound', count: 1 },
      { action: 'foundFaulty', count: 1 },
    ])
    await expect.poll(books).toEqual({ state: 'ok', books: 'faulty' })
    expect(server.lines.filter((line) => line.includes('audit or ledger is not sound'))).toHaveLength(1)
  })
})

describe('an end that its owner drops', () => {
  it('leaves no trace within, and is found by what stands outside', async () => {
    const { db } = databases[0]
    await audit(db, { action: 'login', outcome: 'DONE' })
    await anchor(db, file())
    await audit(db, { action: 'login', outcome: 'DONE' })
    await anchor(db, file())
    expect(readFileSync(file(), 'utf8').trim().split('\n')).toHaveLength(4)
    expect(await anchorFaults(db, file())).toEqual([])
    const before = await checkAudit(db)
    const [end] = await server.sql<{ lane: number }>('select lane from audit_record order by id desc limit 1')
    const lane = end?.lane ?? -1
    await tamper(
      `delete from audit_record where id = (select max(id) from audit_record where lane = ${lane})`,
      `update audit_lane l set (position, hash) = (select position, hash from audit_record where lane = ${lane} order by position desc limit 1) where lane = ${lane}`,
    )
    expect(await checkAudit(db)).toEqual(before)
    expect(await anchorFaults(db, file())).toEqual([
      expect.stringMatching(`^audit, lane ${lane}, place [0-9]+: the record that was there at .* is gone`),
    ])
  })

  it('is told to an address, too, and one that fails is said', async () => {
    const told: string[] = []
    const answers = [204, 500]
    const hook = createServer((incoming, outgoing) => {
      incoming.on('data', (bytes: Buffer) => told.push(bytes.toString()))
      incoming.on('end', () => outgoing.writeHead(answers.shift() ?? 500).end())
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/audit`
    await anchor(databases[0].db, address)
    const kept = join(folder, 'kept')
    writeFileSync(kept, told.join(''))
    expect(await anchorFaults(databases[0].db, kept)).toEqual([])
    await expect(anchor(databases[0].db, address)).rejects.toThrow('AUDIT_ANCHOR answered 500')
    hook.close()
  })

  it('is compared with nothing that is no anchor', async () => {
    const other = join(folder, 'other')
    writeFileSync(other, '\nhello\n')
    await expect(anchorFaults(databases[0].db, other)).rejects.toThrow(`${other}:2 is no line that AUDIT_ANCHOR wrote`)
    for (const line of ['{}', 'null', '{"ends":[{"lane":"z","position":"1","hash":"x"}]}']) {
      writeFileSync(other, line)
      await expect(anchorFaults(databases[0].db, other)).rejects.toThrow(`${other}:1 is no line that AUDIT_ANCHOR wrote`)
    }
    writeFileSync(other, '\n')
    await expect(anchorFaults(databases[0].db, other)).rejects.toThrow(`${other} is empty`)
  })

  it('is found beside a line that broke off, after which the next one begins anew', async () => {
    const { db } = databases[0]
    const broken = join(folder, 'broken')
    await anchor(db, broken)
    appendFileSync(broken, '{"time":"2026-')
    await anchor(db, broken)
    expect(await anchorFaults(db, broken)).toEqual([`${broken}:2 is no line that AUDIT_ANCHOR wrote`])
    writeFileSync(broken, readFileSync(broken, 'utf8').replace(/"hash":"[^"]*"(?=[^\n]*\n$)/, '"hash":"another"'))
    expect(await anchorFaults(db, broken)).toEqual([
      `${broken}:2 is no line that AUDIT_ANCHOR wrote`,
      expect.stringMatching(/is gone, or another \(.*:3\)$/),
    ])
  })

  it.each([
    ['http://example.com/hook', /https:\/\//],
    ['https:// nowhere', /neither an address nor a file/],
  ])('is not told to %s', (text, says) => expect(() => readOptions({ AUDIT_ANCHOR: text })).toThrow(says))
})

it('a clock that was ahead once stops no verification', async () => {
  await tamper("update audit_record set time = now() + interval '3 days' where action like 'found%'")
  const before = (await found()).length
  await look()
  expect(await found()).toHaveLength(before + 1)
})
