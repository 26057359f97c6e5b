// Many clients at work while the server restarts (S30): all come back by themselves, nothing is lost and nothing is done twice.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient, type Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { freePort } from '../../server/db/embedded/freePort.ts'
import { logLines } from '../../server/log.ts'
import { loadProduct } from '../../server/loadProduct.ts'
import { startServer, type StartedServer } from '../../server/startServer.ts'
import { ask, leave } from '../access/server/ask.ts'
import { generatedText } from '../access/server/generatedText.ts'
import { newKey } from '../access/server/newKey.ts'
import { amount } from '../run/amount.ts'
import { patiently } from '../run/patiently.ts'
import { fillStaff, tokenOf } from './processes/fillStaff.ts'
import { openOwnCluster, type OwnCluster } from './processes/ownCluster.ts'

const people = amount(5, 15)
const each = amount(4, 8)
const dataDir = mkdtempSync(join(tmpdir(), 'restart-'))
const clients: Client[] = []
let cluster: OwnCluster
let port: number
let server: StartedServer

const start = (): Promise<StartedServer> =>
  startServer({
    served: loadProduct(),
    limits: patiently,
    options: {
      port,
      host: '127.0.0.1',
      origins: [`http://127.0.0.1:${port}`],
      secure: false,
      dataDir,
      database: cluster,
      demo: false,
      demoPassword: '',
      trustProxy: 1,
    },
  })

beforeAll(async () => {
  logLines.write = () => undefined
  cluster = await openOwnCluster()
  port = await freePort()
  server = await start()
  await fillStaff(cluster, people)
})
afterAll(async () => {
  await leave(clients)
  await server?.stop()
  await cluster?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** As the console's: it comes again, after a while that differs from its neighbours'. */
const clientOf = (person: number): Client => {
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      const headers = {
        origin: `http://127.0.0.1:${port}`,
        cookie: `session-${port}=${tokenOf(person)}`,
        'x-forwarded-for': `10.0.0.${person}`,
      }
      super(address, protocol, { headers })
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { prefix: 'admin', userId: `${person}` },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => sleep(50 + Math.random() * 200),
    lazy: false,
    onNonLazyError: () => undefined,
  })
  clients.push(client)
  return client
}

const text = generatedText('TagsCreate')

it('all are served again, and every change is done once', async () => {
  const all = Array.from({ length: people * each }, (_, at) => clientOf(1 + (at % people)))
  const at = { work: true }
  const made: string[] = []
  const answers: string[] = []
  const work = async (client: Client, who: number): Promise<void> => {
    for (let turn = 0; at.work || turn < 2; turn += 1) {
      const title = `tag ${who} ${turn}`
      made.push(title)
      const { data } = await ask<{ answer: { __typename: string } }>(client, text, {
        key: newKey(),
        input: { title, type: 'category' },
      })
      answers.push(data?.answer.__typename ?? 'nothing')
      await sleep(Math.random() * 100)
    }
  }
  const workers = all.map(work)
  const furtherAnswers = async (): Promise<void> => {
    const until = answers.length + all.length
    while (answers.length < until) await sleep(50)
  }
  for (let restart = 0; restart < 2; restart += 1) {
    await furtherAnswers()
    await server.stop()
    server = await start()
  }
  await furtherAnswers()
  at.work = false
  await Promise.all(workers)
  console.log(`${all.length} clients, ${made.length} changes over two restarts`)
  expect(new Set(answers)).toEqual(new Set(['TagSaved']))
  const [tags] = await cluster.asSuperuser('select count(*)::int as n, count(distinct title)::int as titles from tags')
  expect(tags).toEqual({ n: made.length, titles: made.length })
  const [lines] = await cluster.asSuperuser(
    "select count(*)::int as n from audit_record where operation = 'tagsCreate' and outcome = 'DONE'",
  )
  expect(lines).toEqual({ n: made.length })
})
