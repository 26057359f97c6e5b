// pgbouncer itself in front of the database: a server refuses to start where it hands out sessions by the transaction, however it is set up, and works where it
// hands out whole ones. It is a package of Debian and Ubuntu, installed where it is not there; where it cannot be had this fails and says so.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { chooseIdentity } from '../../server/db/embedded/chooseIdentity.ts'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { persisted } from '../run/persisted.ts'
import { openOwnCluster, type OwnCluster } from '../server/processes/ownCluster.ts'
import { runStaff, startProcess, type ServerProcess } from '../server/processes/serverProcess.ts'
import { until } from '../server/processes/until.ts'
import { enter, socketTo } from '../server/processes/visit.ts'
import { obtainPackage } from './obtainPackage.ts'

let cluster: OwnCluster
let folder: string
let running: ChildProcess | undefined
const servers: ServerProcess[] = []

/** Where its package puts it: only root looks there by itself. */
const pgbouncer = '/usr/sbin/pgbouncer'

beforeAll(async () => {
  obtainPackage('pgbouncer', pgbouncer, ['--version'])
  cluster = await openOwnCluster()
  folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
}, 600_000)
afterEach(async () => {
  await Promise.all(servers.splice(0).map((each) => each.stop()))
  running?.kill('SIGKILL')
  running = undefined
})
afterAll(async () => {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const line = connect(port, '127.0.0.1', () => resolve(line.destroy() === line))
    line.once('error', () => resolve(false))
  })

/** @returns where the database is reached through it */
const pooled = async (settings: Readonly<Record<string, string | number>>) => {
  const { port, searchParams } = new URL(cluster.url)
  const host = searchParams.get('host') ?? ''
  const listens = await freePort()
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: listens,
    unix_socket_dir: '',
    auth_type: 'plain',
    auth_file: join(folder, 'users'),
    ...settings,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`)
  const users = [cluster.url, cluster.ownerUrl].map((url) => `"${new URL(url).username}" "${decodeURIComponent(new URL(url).password)}"`)
  writeFileSync(join(folder, 'users'), `${users.join('\n')}\n`)
  writeFileSync(join(folder, 'ini'), `[databases]\nhouse = host=${host} port=${port}\n[pgbouncer]\n${lines.join('\n')}\n`)
  // Like the database it does not run as root, and as whom that runs it may reach it.
  const { before, uid } = chooseIdentity([folder])
  const [command, ...args] = [...before, pgbouncer, join(folder, 'ini')]
  running = spawn(command ?? '', args, { ...(uid !== undefined && { uid, gid: uid }), stdio: 'ignore' })
  expect(await until(() => answers(listens)), 'pgbouncer listens').toBe(true)
  const by = (given: string): string => {
    const url = new URL(given)
    url.host = `127.0.0.1:${listens}`
    url.search = ''
    return url.href
  }
  return { url: by(cluster.url), ownerUrl: by(cluster.ownerUrl) }
}

it.each([
  ['as it is shipped otherwise', { pool_mode: 'transaction' }],
  ['the least used session first', { pool_mode: 'transaction', server_round_robin: 1 }],
  ['one session in all', { pool_mode: 'transaction', default_pool_size: 1 }],
  ['sessions cleared after each transaction', { pool_mode: 'transaction', server_reset_query_always: 1 }],
  ['both', { pool_mode: 'transaction', server_reset_query_always: 1, default_pool_size: 1 }],
  ['by the statement', { pool_mode: 'statement' }],
])('in transaction mode it is refused, with the reason and the remedy: %s', async (_how, settings) => {
  await expect(startProcess(await pooled(settings))).rejects.toThrow(/pool_mode=transaction[^]*LISTEN[^]*pool_mode=session/)
})

it('in session mode two servers work: a change on one is heard on the other, and the death of one, too', async () => {
  const given = await pooled({ pool_mode: 'session', default_pool_size: 40 })
  await startProcess(cluster).then((each) => each.stop())
  await runStaff(cluster, ['add', 'first@house.example'], 'the first of the house')
  servers.push(await startProcess(given), await startProcess(given))
  const [one, other] = servers
  const who = await enter(one?.url ?? '', 'first@house.example', 'the first of the house')
  const cookieAt = (url: string): string => who.cookie.replace(/^session-\d+/, `session-${new URL(url).port}`)
  const [asks, hears] = [one?.url ?? '', other?.url ?? ''].map((url) => socketTo(url, who.userId, cookieAt(url)))
  if (!asks || !hears) throw new Error('two sockets were expected')
  const heard: string[] = []
  hears.subscribe<{ answer: { kind: string } }>(persisted(generatedText('Changes')), {
    next: ({ data }) => void heard.push(data?.answer.kind ?? ''),
    error: () => undefined,
    complete: () => undefined,
  })
  await ask(hears, generatedText('TagsList'))
  const { data } = await ask(asks, generatedText('TagsCreate'), { key: newKey(), input: { title: 'by the pooler', type: 'category' } })
  expect(data?.['answer']).toMatchObject({ __typename: 'TagSaved' })
  expect(await until(() => heard.includes('SAVED'))).toBe(true)
  // Longer than it takes to look once at who lives.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(heard).not.toContain('RESYNC')
  await one?.kill()
  servers.shift()
  expect(await until(() => heard.includes('RESYNC'))).toBe(true)
  await hears.dispose()
})
