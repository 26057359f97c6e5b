// The embedded database is killed, kept from starting, frozen: callers are told soon and honestly, and everything comes back by itself (D13, D14).
import { readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newKey } from '../access/server/newKey.ts'
import { ask, codesOf } from '../access/server/ask.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'
import { patiently } from '../run/patiently.ts'
import { postgresOn } from './embedded/holder.ts'
import { newFolder } from './embedded/workbench.ts'
import { startEmbeddedProcess } from './processes/serverProcess.ts'

const idOf = (folder: string): number => {
  const pid = postgresOn(folder)
  // Of 0, an empty file, the whole group of this process would be ended.
  if (!pid) throw new Error(`no PostgreSQL runs on ${folder}`)
  return pid
}
const killPostgres = (folder: string): boolean => process.kill(idOf(folder), 'SIGKILL')
const hide = (folder: string, hidden: boolean): void => {
  const [here, away] = [join(folder, 'postgres'), join(folder, 'postgres.away')]
  if (hidden) renameSync(here, away)
  else renameSync(away, here)
}

describe('a server whose database', () => {
  let server: AccessServer
  let admin: Client
  const open = async (limits = patiently): Promise<void> => {
    server = await openServer({ durable: true, limits })
    admin = await server.socket('admin')
  }
  beforeEach(() => open())
  afterEach(() => server.stop())

  const read = () => ask<{ answer: { email: string } }>(admin, `query { answer: usersFindById(id: "${server.ids['member']}") { email } }`)
  const email = async (): Promise<string> => (await read()).data?.answer.email ?? codesOf(await read()).join()
  const note = (key: string) =>
    ask<{ answer: { __typename: string } }>(
      admin,
      'mutation($input: UserNotesCreateInput!, $key: Uuid!) { answer: userNotesCreate(input: $input, key: $key) { __typename } }',
      { input: { user: server.ids['member'], text: `under ${key}` }, key },
    )
  const health = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status
  const times = (text: string): number => server.lines.filter((line) => line.includes(text)).length
  const says = (text: string): boolean => times(text) > 0
  const notes = (key: string) => server.sql<{ n: number }>('select count(*)::int as n from user_notes where text = $1', [`under ${key}`])

  it('is killed has it again on the same socket, with all that was stored', async () => {
    const key = newKey()
    expect((await note(key)).data?.answer.__typename).toBe('UserNoteSaved')
    killPostgres(server.dataDir)
    await expect.poll(() => says('the embedded database is back')).toBe(true)
    expect(says('the embedded database ended by itself')).toBe(true)
    await expect.poll(email).toBe('member@access.example')
    await expect.poll(health).toBe(200)
    expect((await note(key)).data?.answer.__typename).toBe('UserNoteSaved')
    expect(await notes(key)).toEqual([{ n: 1 }])
    expect((await note(newKey())).data?.answer.__typename).toBe('UserNoteSaved')
  })

  it('cannot start for a while tells callers and watchers so, and goes on when it can', async () => {
    hide(server.dataDir, true)
    process.kill(Number(readFileSync(join(server.dataDir, 'postgres.away/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
    try {
      await expect.poll(health).toBe(503)
      // A socket that opens just then is told to come again.
      const told = (asking: Promise<Parameters<typeof codesOf>[0]>): Promise<string> => asking.then((each) => codesOf(each).join(), String)
      const away = /^UNAVAILABLE$|closed: 1013/
      expect(await told(read())).toMatch(away)
      expect(await told(note(newKey()))).toMatch(away)
    } finally {
      hide(server.dataDir, false)
    }
    await expect.poll(health).toBe(200)
    await expect.poll(email).toBe('member@access.example')
  })

  it('finds no room on its disk is not given up: it is back once there is room (D12)', async () => {
    // What is written there finds the disk full, whoever writes it.
    const full = join(server.dataDir, 'postgres/postmaster.opts')
    renameSync(full, `${full}.away`)
    symlinkSync('/dev/full', full)
    killPostgres(server.dataDir)
    const isAway = 'there is no room left on the disk for the embedded database'
    await expect.poll(() => says(isAway)).toBe(true)
    // More than one where what was killed took a moment to let go of its memory.
    const ended = times('the embedded database ended by itself')
    expect(await health()).toBe(503)
    // Long enough for what would be given up in the end to have been tried twice more.
    await sleep(2_500)
    renameSync(`${full}.away`, full)
    await expect.poll(email).toBe('member@access.example')
    await expect.poll(health).toBe(200)
    expect(times(isAway)).toBe(1)
    expect(times('the embedded database ended by itself')).toBe(ended)
  })

  /** The database's processes: its own, and those that it made. */
  const processes = (): readonly number[] => {
    const main = idOf(server.dataDir)
    const children = readdirSync('/proc').filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, 'latin1').includes(`\nPPid:\t${main}\n`)
      } catch {
        return false
      }
    })
    return [main, ...children.map(Number)]
  }

  /** One of them may have ended by itself since. */
  const signal = (pid: number, name: NodeJS.Signals): void => {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }

  it('is frozen tells everybody within seconds, and the key says afterwards what came of it', async () => {
    await server.stop()
    // A silence is noticed as soon as it is by default; all else has time-outs twice as long as is waited here.
    await open({ ...patiently, statementTimeout: 480_000, patience: 480_000, maxMissed: 4 })
    await email()
    const frozen = processes()
    expect(frozen.length).toBeGreaterThan(5)
    const key = newKey()
    for (const pid of frozen) signal(pid, 'SIGSTOP')
    try {
      const told = Promise.all([...Array.from({ length: 20 }, read), note(key)])
      const answers = await Promise.race([told, sleep(240_000)])
      expect(answers?.map(codesOf)).toEqual(Array.from({ length: 21 }, () => ['UNAVAILABLE']))
      expect(await health()).toBe(503)
      // From now on nobody waits at all.
      expect(codesOf(await read())).toEqual(['UNAVAILABLE'])
      expect(says('the database does not answer')).toBe(true)
    } finally {
      for (const pid of frozen) signal(pid, 'SIGCONT')
    }
    await expect.poll(() => says('the database answers again')).toBe(true)
    await expect.poll(health).toBe(200)
    await expect.poll(email).toBe('member@access.example')
    expect((await note(key)).data?.answer.__typename).toBe('UserNoteSaved')
    expect(await notes(key)).toEqual([{ n: 1 }])
  })
})

describe('a server process', () => {
  it('whose database ends again and again ends, too, and says why: whatever watches over it starts it anew', async () => {
    const folder = join(newFolder(), 'data')
    const server = await startEmbeddedProcess(folder)
    const pid = idOf(folder)
    hide(folder, true)
    process.kill(pid, 'SIGKILL')
    const { code, said } = await server.ended
    expect(code).toBe(1)
    expect(said).toMatch(/PostgreSQL ended 6 times within ten minutes and is not started again: .*DATABASE_URL/s)
  })
})
