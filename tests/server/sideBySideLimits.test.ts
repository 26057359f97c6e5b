// What one may not do too often holds for server processes side by side together: guesses of a password, sockets. Two, four in full.
import { beforeAll, expect, it } from 'vitest'
import { ask, codesOf } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { amount } from '../run/amount.ts'
import { openFleet, type Fleet } from './processes/openFleet.ts'
import type { ServerProcess } from './processes/serverProcess.ts'
import { until } from './processes/until.ts'
import { socketTo, type Visitor } from './processes/visit.ts'

let fleet: Fleet

beforeAll(async () => (fleet = await openFleet(amount(2, 4), 3)).stop)

const list = generatedText('TagsList')

const turns = <T>(n: number, of: (server: ServerProcess) => T): readonly T[] =>
  Array.from({ length: n }, (_, at) => of(fleet.servers[at % fleet.servers.length] as ServerProcess))

it('guesses of a password are counted by all together (S32)', async () => {
  const guess = async (server: ServerProcess): Promise<string> => {
    const nobody = socketTo(fleet.proxy.url, '0', undefined, { url: `${server.url.replace('http', 'ws')}/graphql` })
    const answer = await ask(nobody, generatedText('Login'), { email: 'p1@house.example', password: 'a guess' })
    await nobody.dispose()
    return codesOf(answer).join()
  }
  const seen: string[] = []
  for (const each of turns(10, (server) => () => guess(server))) seen.push(await each())
  expect(new Set(seen)).toEqual(new Set(['DENIED']))
  for (const server of fleet.servers) expect(await guess(server)).toBe('LIMIT')
})

it('a person has ten sockets, wherever they are, and those of a process that is killed are free (S25)', async () => {
  const stays = async (client: Visitor): Promise<boolean> => {
    const asked = ask(client, list).then(
      ({ data }) => data !== null,
      () => false,
    )
    return Promise.race([asked, client.closed.then(() => false)])
  }
  for (const client of turns(10, (server) => fleet.socket(2, server))) expect(await stays(client)).toBe(true)
  for (const server of fleet.servers) expect(await fleet.socket(2, server).closed).toMatchObject({ code: 4429, reason: 'too many sockets' })
  const doomed = await fleet.start()
  const [first] = fleet.servers
  for (const client of Array.from({ length: 10 }, () => fleet.socket(3, doomed))) expect(await stays(client)).toBe(true)
  expect(await fleet.socket(3, first).closed).toMatchObject({ code: 4429 })
  await fleet.kill(doomed)
  expect(await until(() => stays(fleet.socket(3, first)))).toBe(true)
})

it('an address has two hundred sockets of nobody (S25)', async () => {
  const nobody = (server: ServerProcess): Visitor => fleet.socket(0, server)
  const acknowledged = (client: Visitor): Promise<boolean> =>
    Promise.race([new Promise<boolean>((resolve) => client.on('connected', () => resolve(true))), client.closed.then(() => false)])
  for (let n = 0; n < 20; n += 1) expect(await Promise.all(turns(10, nobody).map(acknowledged))).not.toContain(false)
  for (const server of fleet.servers) expect(await nobody(server).closed).toMatchObject({ code: 4429 })
})
