// `npm run backup`, `npm run restore` and `npm run audit:verify` as they are typed, on a PostgreSQL of one's own, beside a server that runs.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantApplication } from '../../server/db/grantApplication.ts'
import { beginWith } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/readMigrations.ts'
import { withClient } from '../../server/db/withClient.ts'
import { ask } from './embedded/workbench.ts'
import { openOwnCluster, type OwnCluster } from './processes/ownCluster.ts'
import { runBeside, runOnFolder, runStaff, startProcess, type ServerProcess } from './processes/serverProcess.ts'
import { enter } from './processes/visit.ts'

const [email, password] = ['first@house.example', 'the first of the house']
let folder: string
let file: string
let cluster: OwnCluster
let server: ServerProcess

/** The same roles in another database of the cluster. */
const another = (name: string): Pick<OwnCluster, 'url' | 'ownerUrl'> => {
  const there = (url: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href
  return { url: there(cluster.url), ownerUrl: there(cluster.ownerUrl) }
}
const second = () => another('second')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  file = join(folder, 'backup.tar.gz')
  cluster = await openOwnCluster()
  for (const name of ['second', 'earlier', 'bare']) await cluster.asSuperuser(`create database ${name} owner house_owner`)
  await runStaff(cluster, ['add', email], password)
  server = await startProcess(cluster)
})
afterAll(async () => {
  await server?.stop()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is written for its owner alone, and over nothing', async () => {
    expect(await runBeside(cluster, 'backup', file)).toEqual({
      code: 0,
      said: expect.stringMatching(/holds what was stored at .* rows and 0 files/) as string,
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await runBeside(cluster, 'backup', file)).toEqual({ code: 1, said: `${file} is there already: name another file` })
  })

  it('is put back, and who could log in can', async () => {
    expect(await runBeside(second(), 'restore', file)).toEqual({ code: 0, said: expect.stringContaining('is here: npm start') as string })
    const restored = await startProcess(second())
    expect((await enter(restored.url, email, password)).userId).not.toBe('')
    expect(await runBeside(second(), 'verify', 'audit')).toEqual({ code: 0, said: 'The audit is sound.' })
    expect(await runBeside(second(), 'verify', 'ledger')).toEqual({ code: 0, said: 'The ledger is sound.' })
    await restored.stop()
    expect(await runBeside(second(), 'restore', file)).toEqual({
      code: 1,
      said: expect.stringContaining('into an empty one only') as string,
    })
  })
})

it('a backup that lacks a file is written, and fails for whoever has it made each night', async () => {
  const uuid = '019aa0a0-0000-7000-8000-000000000001'
  await ask(
    second().ownerUrl,
    `insert into stored_file (uuid, entity, field, actor, arrived) values ('${uuid}', 'User', 'picture', '1', now())`,
  )
  const lacking = join(folder, 'lacking.tar.gz')
  expect(await runBeside(second(), 'backup', lacking)).toEqual({ code: 1, said: expect.stringContaining(uuid) as string })
  expect(existsSync(lacking)).toBe(true)
})

describe('who only looks', () => {
  it.each([
    ['backup', () => [join(folder, 'nothing.tar.gz')]],
    ['verify', () => ['audit']],
  ] as const)('makes nothing where nothing is stored: %s', async (name, args) => {
    const dataDir = join(folder, 'mistyped')
    expect(await runOnFolder(dataDir, name, ...args())).toEqual({ code: 1, said: expect.stringContaining(dataDir) as string })
    expect(existsSync(dataDir)).toBe(false)
    const nothing = { code: 1, said: expect.stringMatching(/^Nothing is stored in the database/) as string }
    expect(await runBeside(another('bare'), name, ...args())).toEqual(nothing)
    expect(await ask(another('bare').ownerUrl, "select to_regclass('schema_migration') as made")).toEqual([{ made: null }])
  })

  it('leaves an earlier release’s database as it is, and says where it is too early', async () => {
    const [earlier, run] = [another('earlier'), 'select name from schema_migration order by name']
    await withClient(earlier.ownerUrl, async (client) => {
      await beginWith(client, readMigrations().slice(0, -1), () => Promise.resolve())
      await client.query('alter table payment_systems_merchant drop column secret')
      await grantApplication(client, 'house_app')
      await client.query('commit')
    })
    const before = await ask(earlier.ownerUrl, run)
    expect(await runBeside(earlier, 'backup', join(folder, 'earlier.tar.gz'))).toMatchObject({ code: 0 })
    expect(await runBeside(earlier, 'verify', 'audit')).toEqual({ code: 0, said: 'The audit is sound.' })
    await ask(earlier.ownerUrl, 'alter table audit_record rename column hash to digest')
    expect(await runBeside(earlier, 'verify', 'audit')).toEqual({
      code: 1,
      said: expect.stringContaining('of an earlier release') as string,
    })
    expect(await ask(earlier.ownerUrl, run)).toEqual(before)
  })
})

describe('says how it is used', () => {
  it.each([
    ['backup', [], 'npm run backup -- FILE'],
    ['restore', [], 'npm run restore -- FILE'],
    ['restore', ['/nowhere', '--force'], '--without-keys'],
    ['restore', ['/nowhere'], '/nowhere is not there'],
    ['verify', ['ledger', 'a file'], 'npm run ledger:verify'],
    ['restore', ['/etc'], '/etc is a folder where a file should be'],
    ['verify', ['audit', '/nowhere'], '/nowhere is not there'],
    ['verify', ['audit', '/etc'], '/etc is a folder where a file should be'],
  ] as const)('%s %j', async (name, args, says) => {
    expect(await runBeside(cluster, name, ...args)).toEqual({ code: 1, said: expect.stringContaining(says) as string })
  })
})
