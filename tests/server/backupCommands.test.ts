// `npm run backup`, `npm run restore` and `npm run audit:verify` as they are typed, on a PostgreSQL of one's own, beside a server that runs.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOwnCluster } from './processes/ownCluster.ts'
import type { OwnCluster } from './processes/ownCluster.ts'
import { runBeside, runStaff, startProcess } from './processes/serverProcess.ts'
import type { ServerProcess } from './processes/serverProcess.ts'
import { enter } from './processes/visit.ts'

const [email, password] = ['first@house.example', 'the first of the house']
let folder: string
let file: string
let cluster: OwnCluster
let server: ServerProcess

/** The same roles in another database of the cluster. */
const second = (): Pick<OwnCluster, 'url' | 'ownerUrl'> => {
  const there = (url: string): string => Object.assign(new URL(url), { pathname: '/second' }).href
  return { url: there(cluster.url), ownerUrl: there(cluster.ownerUrl) }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  file = join(folder, 'backup.tar.gz')
  cluster = await openOwnCluster()
  await cluster.asSuperuser('create database second owner house_owner')
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
