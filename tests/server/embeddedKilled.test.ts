// The embedded database when several want it at once, and when the server or its watchdog is killed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isAlive, isGoneWithin, isPostgresOn } from '../../server/db/embedded/processes.ts'
import { holder, postgresOn } from './embedded/holder.ts'
import { ask, newFolder, start } from './embedded/workbench.ts'

describe('two at once', () => {
  it('refuses a second start before touching anything, naming process and address', async () => {
    const folder = join(newFolder(), 'data')
    await start(folder, 'http://localhost:4321/')
    const before = readdirSync(folder).toSorted()
    const second = await holder(folder).ended
    expect(second.code).toBe(1)
    expect(second.errors).toContain(`process ${process.pid}, http://localhost:4321/`)
    expect(second.errors).toContain('DATA_DIR')
    expect(readdirSync(folder).toSorted()).toEqual(before)
  })

  it('lets exactly one of several starts have the folder of a killed server', async () => {
    const folder = join(newFolder(), 'data')
    const killed = holder(folder)
    await killed.ready
    killed.kill('SIGKILL')
    await killed.ended
    const starts = Array.from({ length: 4 }, () => holder(folder))
    const results = await Promise.all(
      starts.map((one) =>
        one.ready.then(
          () => one,
          () => undefined,
        ),
      ),
    )
    expect(results.filter((one) => one !== undefined)).toHaveLength(1)
    for (const one of results) one?.kill('SIGTERM')
    await Promise.all(starts.map((one) => one.ended))
    expect(postgresOn(folder)).toBeUndefined()
  })

  it('does not take a stranger with the number of an earlier server for its holder', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid: process.pid, start: '1', address: 'http://localhost:1/' }))
    expect(await ask((await start(folder)).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a killed server', () => {
  it('leaves no PostgreSQL and no socket behind', async () => {
    const folder = join(newFolder(), 'data')
    const server = holder(folder)
    const socket = new URL((await server.ready).applicationUrl).searchParams.get('host') ?? ''
    const postgres = postgresOn(folder) ?? 0
    expect(isPostgresOn(postgres, join(folder, 'postgres'))).toBe(true)
    server.kill('SIGKILL')
    expect(await isGoneWithin(postgres, 300_000)).toBe(true)
    await expect.poll(() => readdirSync(tmpdir()).includes(socket.split('/').at(-1) ?? '')).toBe(false)
  })

  it('whose watchdog was killed too leaves an orphan that the next start stops', async () => {
    const folder = join(newFolder(), 'data')
    const server = holder(folder)
    await ask((await server.ready).ownerUrl, 'create table note (id int)')
    const orphan = postgresOn(folder) ?? 0
    process.kill(watchdogOf(orphan), 'SIGKILL')
    server.kill('SIGKILL')
    await server.ended
    expect(isAlive(orphan)).toBe(true)
    expect(await ask((await start(folder)).ownerUrl, 'select count(*)::int as notes from note')).toEqual([{ notes: 0 }])
    expect(isAlive(orphan)).toBe(false)
  })

  it('never has a stranger ended that inherited the number of its PostgreSQL', async () => {
    const folder = join(newFolder(), 'data')
    await (await start(folder)).stop()
    const stranger = holder(join(newFolder(), 'other'))
    await stranger.ready
    writeFileSync(join(folder, 'postgres/postmaster.pid'), `${stranger.pid}\n${folder}/postgres\n`)
    expect(await ask((await start(folder)).applicationUrl, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(isAlive(stranger.pid)).toBe(true)
    stranger.kill('SIGTERM')
    await stranger.ended
  })
})

/** The watchdog is found by the process that it watches, which is its first argument. */
function watchdogOf(postgres: number): number {
  const found = readdirSync('/proc').find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`concord-watchdog\0${postgres}\0`)
    } catch {
      return false
    }
  })
  return Number(found)
}
