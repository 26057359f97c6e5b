// Frames that break a rule of RFC 6455 (S08) and messages that were right before one thing in them was changed (S09), sent to a server process byte by byte: each
// closes its own socket with the code that the rule names, others are answered as ever, and the process keeps no memory of them.
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomOf } from '../../demo/random.ts'
import { ask } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { amount, seed } from '../run/amount.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import { until } from './processes/until.ts'
import { brokenMessage } from './shell/brokenInput.ts'
import { breakOf, closeCodeIn, closeCodes, inPieces, text } from './shell/frames.ts'
import { rawUpgrade } from './shell/rawUpgrade.ts'

const random = randomOf(seed)
let fleet: Fleet
let neighbour: Client

beforeAll(async () => {
  fleet = await openFleet(1, 2)
  neighbour = fleet.socket(2, fleet.servers[0])
  console.log(`seed ${seed}`)
})
afterAll(() => fleet?.stop())

const init = (person: number): string => JSON.stringify({ type: 'connection_init', payload: { prefix: 'admin', userId: `${person}` } })

/** @returns the code that the server closes with, undefined where it just cuts the connection */
const send = (person: number, frames: readonly Buffer[]): Promise<number | undefined> =>
  new Promise((resolve) => {
    const url = new URL(fleet.servers[0]?.url ?? '')
    const headers = { ...fleet.headers(1), ...(person === 0 && { cookie: '' }) }
    const socket = connect(Number(url.port), url.hostname, () => socket.write(rawUpgrade(headers)))
    // One that is not closed at all is cut here, and has no code.
    socket.setTimeout(60_000, () => socket.destroy())
    let heard = Buffer.alloc(0)
    let open = false
    socket.on('data', (bytes) => {
      heard = Buffer.concat([heard, bytes])
      const end = heard.indexOf('\r\n\r\n')
      if (open || end < 0) return
      open = true
      heard = heard.subarray(end + 4)
      socket.write(Buffer.concat([...frames]))
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(closeCodeIn(heard)))
  })

/** Resident bytes of the process, in kB. */
const memory = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${fleet.servers[0]?.pid}/status`, 'utf8'))?.[1])

const answers = async (): Promise<boolean> => Boolean((await ask<{ answer: unknown }>(neighbour, generatedText('TagsList'))).data?.answer)

let turn = 0
/** One socket, with one broken rule at its end. @returns what was wrong with how it was closed */
const breakOne = async (): Promise<readonly string[]> => {
  const { rule, code, bytes } = breakOf((turn += 1))
  const person = random.pick([0, 1])
  const before = random.pick([[], [text(init(person))], [inPieces(random, init(person))]])
  const closed = await send(person, [...before, bytes(random)])
  return closed === code ? [] : [`${rule}: ${closed} instead of ${code}`]
}

it('each broken rule closes its own socket, with the code that is named for it', async () => {
  for (let round = 0; round < amount(15, 1_000); round += 1) {
    const wrong = await Promise.all([...Array.from({ length: 8 }, breakOne), answers().then((well) => (well ? [] : ['the neighbour']))])
    expect(wrong.flat()).toEqual([])
  }
})

it('changed messages end with a code that is known, and leave no memory taken', { timeout: amount(600_000, 3_600_000) }, async () => {
  const storm = async (messages: number): Promise<void> => {
    for (let sent = 0; sent < messages; sent += 80) {
      const closed = await Promise.all(
        Array.from({ length: 8 }, () => {
          const person = random.pick([0, 1])
          const changed = Array.from({ length: 10 }, () => text(brokenMessage(random)))
          return send(person, [text(init(person)), ...changed, breakOf((turn += 1)).bytes(random)])
        }),
      )
      expect(closed.filter((code) => code === undefined || !closeCodes.has(code))).toEqual([])
      expect(await answers()).toBe(true)
    }
  }
  await storm(amount(400, 10_000))
  const before = memory()
  await storm(amount(400, 100_000))
  expect(await until(() => memory() < before * 1.2)).toBe(true)
})
