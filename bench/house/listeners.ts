// Sockets of many staff that all listen for changes. Their sessions are put into the copy's database, for to log 500 people in would take longer than to measure.
import { Client } from 'pg'
import { WebSocket } from 'ws'
import { digestOf, newToken } from '../../server/session/token.ts'
import { generatedText } from '../../tests/access/server/generatedText.ts'
import { persisted } from '../../tests/run/persisted.ts'
import type { Session } from './clients.ts'
import type { Served } from './serve.ts'

/** One person may have ten. */
const each = 10
/** So many of one address may not have said yet who they are. */
const atOnce = 16

export interface Listeners {
  /** Milliseconds after the call at which each socket heard of this record, by the time of this process. */
  readonly hear: (entity: string, id: string) => Promise<readonly number[]>
  readonly close: () => void
}

const enrol = async (ownerUrl: string, count: number, cookieName: string): Promise<readonly Session[]> => {
  const client = new Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(
      `update users set role = 'manager' where id in (select id from users where status = 'ACTIVE' and role not in ('admin', 'manager') order by id limit $1)
       returning id::text as id`,
      [count],
    )
    if (rows.length < count) throw new Error(`only ${rows.length} people can be made staff`)
    const sessions = rows.map(({ id }) => ({ id, token: newToken() }))
    await client.query(
      `insert into session (id, person, role, ip) select token, person, 'manager', '127.0.0.1' from unnest($1::text[], $2::text[]) as given (token, person)`,
      [sessions.map(({ token }) => digestOf(token)), sessions.map(({ id }) => id)],
    )
    return sessions.map(({ id, token }) => ({ id, cookie: `${cookieName}=${token}` }))
  } finally {
    await client.end()
  }
}

/** The protocol by hand: a client's own bookkeeping for thousands of sockets would be measured too. */
const listen = (address: string, { id, cookie }: Session, heard: (text: string) => void): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { origin: address, cookie },
      perMessageDeflate: false,
    })
    const say = (message: object): void => socket.send(JSON.stringify(message))
    socket.on('open', () => say({ type: 'connection_init', payload: { prefix: 'admin', userId: id } }))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (!text.startsWith('{"type":"connection_ack"')) return heard(text)
      say({ type: 'subscribe', id: '1', payload: persisted(generatedText('Changes')) })
      resolve(socket)
    })
    socket.on('close', (code, reason) => reject(new Error(`a socket was closed with ${code} ${reason.toString()}`)))
    socket.on('error', reject)
  })

/** @param count a multiple of ten @param cookieName under which this server keeps its sessions */
export const openListeners = async ({ address, database }: Served, count: number, cookieName: string): Promise<Listeners> => {
  const people = await enrol(database.owner, count / each, cookieName)
  let hear: (text: string) => void = () => undefined
  const sockets: WebSocket[] = []
  for (let at = 0; at < count; at += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - at) }, (_, more) => people[Math.floor((at + more) / each)])
    sockets.push(...(await Promise.all(some.map((session) => listen(address, session as Session, (text) => hear(text))))))
  }
  return {
    hear: (entity, id) =>
      new Promise((resolve, reject) => {
        const [began, times]: [number, number[]] = [performance.now(), []]
        const late = setTimeout(() => reject(new Error(`only ${times.length} of ${count} sockets heard of it`)), 20_000)
        hear = (text) => {
          if (!text.includes(`"entity":"${entity}"`) || !text.includes(`"id":"${id}"`)) return
          if (times.push(performance.now() - began) < count) return
          clearTimeout(late)
          resolve(times)
        }
      }),
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}
