// What goes wrong around a server does not end it: whoever reads its log leaves, a connection cannot be taken, the database is away as it goes down.
import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { clusterPaths } from '../../server/db/embedded/clusterPaths.ts'
import { startPostgres } from '../../server/db/embedded/startPostgres.ts'
import { openAddresses } from '../../server/http/addressOf.ts'
import { listenOn } from '../../server/http/listenOn.ts'
import { openHttp } from '../../server/http/openHttp.ts'
import { json } from '../../server/http/Reply.ts'
import { openAnnouncing } from '../../server/live/announcing.ts'
import { logLines } from '../../server/log.ts'
import { house } from '../architecture/listSources.ts'
import { newFolder } from './embedded/workbench.ts'
import { startEmbeddedProcess } from './processes/serverProcess.ts'

it('answers on, and goes down in order, after whoever reads its log has gone', async () => {
  const server = await startEmbeddedProcess(join(newFolder(), 'data'))
  onTestFinished(() => void server.kill())
  server.unread()
  // It writes a line of it.
  expect((await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).status).toBe(200)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

const readLog = (): readonly string[] => {
  const lines: string[] = []
  const write = vi.spyOn(logLines, 'write').mockImplementation((line) => void lines.push(line))
  onTestFinished(() => write.mockRestore())
  return lines
}

it('takes the next connection where one could not be taken, and says so', async () => {
  const lines = readLog()
  const server = createServer()
  onTestFinished(() => void server.close())
  await listenOn(server, { host: '127.0.0.1', port: 0 })
  server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
  expect(lines.join()).toContain('a connection could not be taken')
  expect(server.listening).toBe(true)
})

it('hangs up at once where an answer cannot be written, and answers the next', async () => {
  const lines = readLog()
  const routes = [
    { method: 'GET', path: '/broken', answer: () => json(200, 'x', { 'X-Broken': 'two\nlines' }) },
    { method: 'GET', path: '/', answer: () => json(200, 'here') },
  ] as const
  const http = openHttp({ routes, secure: false, addressOf: openAddresses(0), isGoing: () => false })
  onTestFinished(() => void http.close())
  await listenOn(http, { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  await expect(fetch(`${url}/broken`)).rejects.toThrow('fetch failed')
  expect(lines.join()).toContain('an answer could not be written')
  expect(await (await fetch(`${url}/`)).json()).toBe('here')
})

it('says why PostgreSQL could not be started where the machine starts no process', async () => {
  const root = newFolder()
  const order = {
    paths: clusterPaths(root),
    binaries: { postgres: join(root, 'none'), initdb: '', env: {} },
    identity: { before: [] },
    fsync: false,
  }
  await expect(startPostgres(order, { socketFolder: root, port: 1 }, false)).rejects.toThrow('could not be started')
})

it('goes on where the watch over PostgreSQL cannot be started, as where no file can be opened any more', () => {
  const script = `
    import { openSync } from 'node:fs'
    import { watch } from '${join(house, 'server/db/embedded/watch.ts')}'
    try { for (;;) openSync('/dev/null') } catch {}
    watch(2 ** 30, '/nowhere')
    await new Promise((resolve) => setTimeout(resolve, 100))
    process.stdout.write('still here')`
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '-e', script]
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', 'ulimit -n 200; exec "$0" "$@"', ...node], { cwd: house, encoding: 'utf8' })
  expect(`${stdout}${stderr}`).toMatch(/nobody watches what becomes of PostgreSQL.*\n.*still here/)
})

it('goes down where what is still to be told cannot be told', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  const announcing = openAnnouncing({ query: () => Promise.reject(new Error('away')) } as never, failed)
  announcing.tell(['1'])
  await vi.waitUntil(() => failed.mock.calls.length > 0, { timeout: 120_000 })
  await announcing.stop()
  expect(failed.mock.calls.length).toBeLessThanOrEqual(3)
})
