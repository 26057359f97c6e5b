// The socket spoken to by a client of another language, whose library shares no line of code with the server's: what is right is answered, also compressed and in
// pieces; each broken frame closes its own socket with the code that RFC 6455 names (S08), changed messages with one that is known (S09).
import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { generatedText } from '../access/server/generatedText.ts'
import { amount, seed } from '../run/amount.ts'
import { persisted } from '../run/persisted.ts'
import { openFleet, type Fleet } from '../server/processes/openFleet.ts'
import { closeCodes } from '../server/shell/frames.ts'
import { obtainPackage } from './obtainPackage.ts'

/** The one whose packages are the system's. */
const python = '/usr/bin/python3'

let fleet: Fleet

beforeAll(async () => {
  obtainPackage('python3-websockets', python, ['-c', 'import websockets'])
  fleet = await openFleet(1, 1)
  console.log(`seed ${seed}`)
}, 600_000)
afterAll(() => fleet?.stop())

interface Conversation {
  readonly asked: boolean
  readonly pieces: boolean
  readonly closed: number
  readonly compressed: readonly string[]
}

interface Told {
  readonly first: Conversation
  readonly last: Conversation
  readonly broken: number
  readonly wrong: readonly string[]
  readonly codes: readonly number[]
}

const talk = (asked: object): Promise<Told> =>
  new Promise((done, fail) => {
    const child = execFile(python, [resolve('tests/long/otherLibrary/talk.py')], { maxBuffer: 1e8 }, (error, out, said) =>
      error ? fail(new Error(said || error.message)) : done(JSON.parse(out) as Told),
    )
    child.stdin?.end(JSON.stringify(asked))
  })

const right: Conversation = { asked: true, pieces: true, closed: 1000, compressed: ['permessage-deflate'] }

it('is answered where it is right, and closed by the named code where it is not', { timeout: 3_600_000 }, async () => {
  const headers = fleet.headers(1)
  const { hostname, port } = new URL(fleet.servers[0]?.url ?? '')
  const rounds = amount(20, 400)
  const told = await talk({
    url: `ws://${headers['host']}/graphql`,
    host: hostname,
    port: Number(port),
    headers,
    init: { prefix: 'admin', userId: '1' },
    payload: persisted(generatedText('TagsList')),
    seed,
    rounds,
    messages: amount(2_000, 100_000),
  })
  expect(told).toMatchObject({ first: right, last: right, wrong: [] })
  expect(told.broken).toBe(7 * rounds)
  expect(told.codes.length).toBeGreaterThan(1)
  expect(told.codes.filter((code) => !closeCodes.has(code))).toEqual([])
})
