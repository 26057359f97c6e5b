// A disk that is really full (D12): a file system of 220 MB that something else fills, beneath the embedded database. Who may not mount one learns that nothing is proven.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, realpathSync, rmSync, rmdirSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ask, codesOf } from '../access/server/ask.ts'
import { newKey } from '../access/server/newKey.ts'
import { openServer, type AccessServer } from '../access/server/openServer.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'disk-')))
const ballast = join(folder, 'ballast')
const before = process.env['TMPDIR']
let server: AccessServer
let admin: Client

const asRoot = (command: string, ...args: readonly string[]): void => {
  const [as, ...rest] = process.getuid?.() === 0 ? [command] : ['sudo', '-n', command]
  execFileSync(as ?? '', [...rest, ...args], { stdio: 'ignore' })
}

beforeAll(() => {
  try {
    asRoot('mount', '-t', 'tmpfs', '-o', 'size=220m,mode=0777', 'tmpfs', folder)
  } catch (error) {
    throw new Error(`No file system can be mounted here, so nothing is proven of a full one: ${String(error)}`, { cause: error })
  }
  process.env['TMPDIR'] = folder
})
beforeEach(async () => {
  server = await openServer({ durable: true })
  admin = await server.socket('admin')
})
afterEach(async () => {
  rmSync(ballast, { force: true })
  await server.stop()
})
afterAll(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  asRoot('umount', folder)
  rmdirSync(folder)
})

const fillDisk = (): void => {
  const file = openSync(ballast, 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(65_536))
  } catch {
    closeSync(file)
  }
}

const text = 'x'.repeat(1_500)

/** @returns what was answered, or the code of the error */
const note = async (key: string): Promise<string> => {
  const answer = await ask<{ answer: { __typename: string } | null }>(
    admin,
    'mutation($input: UserNotesCreateInput!, $key: Uuid!) { answer: userNotesCreate(input: $input, key: $key) { __typename } }',
    { input: { user: server.ids['member'], text: `${key}${text}` }, key },
  )
  return answer.data?.answer?.__typename ?? codesOf(answer).join()
}

const email = async (): Promise<string> => {
  const answer = await ask<{ answer: { email: string } | null }>(
    admin,
    `query { answer: usersFindById(id: "${server.ids['member']}") { email } }`,
  )
  return answer.data?.answer?.email ?? codesOf(answer).join()
}

const health = async (): Promise<number> => (await fetch(`${server.url}/healthz`)).status
const stored = () => server.sql<{ key: string }>('select left(text, 36) as key from user_notes where text like $1', [`%${text}`])

/** Writes until it is said that this cannot be done. @returns what was done, and all that was said */
const writeOn = async (times: number): Promise<{ readonly done: readonly string[]; readonly said: ReadonlySet<string> }> => {
  const done: string[] = []
  const said = new Set<string>()
  for (let n = 0; n < times; n += 1) {
    const key = newKey()
    const answer = await note(key)
    said.add(answer)
    if (answer === 'UserNoteSaved') done.push(key)
  }
  return { done, said }
}

it('says STORAGE_FULL while nothing can be written, reads go on, and nothing is half there; it goes on at once when there is room', async () => {
  fillDisk()
  const { done, said } = await writeOn(1_000)
  expect([...said].filter((each) => each !== 'UserNoteSaved')).toEqual(['STORAGE_FULL'])
  expect(await email()).toBe('member@access.example')
  expect(await health()).toBe(200)
  expect((await stored()).map(({ key }) => key).toSorted()).toEqual(done.toSorted())
  rmSync(ballast)
  expect(await note(newKey())).toBe('UserNoteSaved')
})

it('without room for the log of what is written there is no database: everybody is told so, and it is back by itself when there is room', async () => {
  const key = newKey()
  expect(await note(key)).toBe('UserNoteSaved')
  fillDisk()
  // Of the log alone, until PostgreSQL can write no further.
  const exhaust = async (): Promise<void> => {
    for (;;) await server.sql("select pg_logical_emit_message(false, 'drill', repeat('z', 1000000))")
  }
  await expect(exhaust()).rejects.toThrow(/terminated|closed|connection|ECONNRESET|EPIPE/i)
  await expect.poll(() => server.lines.some((line) => line.includes('there is no room left on the disk'))).toBe(true)
  expect((await writeOn(20)).said).toEqual(new Set(['UNAVAILABLE']))
  expect(await health()).toBe(503)
  rmSync(ballast)
  await expect.poll(email).toBe('member@access.example')
  expect(await note(key)).toBe('UserNoteSaved')
  expect((await stored()).map((each) => each.key)).toEqual([key])
  expect(await health()).toBe(200)
})
