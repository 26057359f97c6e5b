// The whole of a masked value over real sockets: only with the right to it and to the record, and neither the log nor the database keeps it.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, codesOf } from './server/ask.ts'
import { generatedText } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

const account = 'account-0001'
let server: AccessServer
let admin: Client

beforeAll(async () => {
  server = await openServer()
  admin = await server.socket('admin')
})
afterAll(() => server.stop())

const reveal = (name: string, id: string | undefined, field: string, reason = 'the bank asks') =>
  ask(admin, generatedText(name), { id, field, reason, key: newKey() })
const revealed = { data: { answer: { __typename: 'Revealed', value: account } } }

it('is answered to whoever holds both rights', async () => {
  await server.grant('admin', ['revealAnyValue', 'getAnyPayoutRequest'], admin)
  expect(await reveal('PayoutRequestsReveal', server.ids['NEW'], 'account')).toEqual(revealed)
  expect(codesOf(await reveal('PayeeInfoReveal', server.ids['member'], 'accountIdentifier'))).toEqual(['DENIED'])
})

it.each([[['revealAnyValue']], [['getAnyPayoutRequest']], [[]]])('is denied to whoever holds %j only', async (rights) => {
  await server.grant('admin', rights, admin)
  const answer = await reveal('PayoutRequestsReveal', server.ids['NEW'], 'account')
  expect(codesOf(answer)).toEqual(['DENIED'])
  expect(JSON.stringify(answer)).not.toContain(account)
})

it('asks a reason, and knows only masked fields', async () => {
  await server.grant('admin', ['revealAnyValue', 'getAnyPayoutRequest'], admin)
  expect((await reveal('PayoutRequestsReveal', server.ids['NEW'], 'account', ' ')).data).toMatchObject({
    answer: { __typename: 'Invalid' },
  })
  expect(codesOf(await reveal('PayoutRequestsReveal', server.ids['NEW'], 'holderName'))).toEqual(['BAD_REQUEST'])
})

it('stands in no log, no key and no line of the audit, which has who and why', async () => {
  const lines = await server.sql<{ line: string }>(
    'select a::text as line from audit_record a union all select k::text from operation_key k',
  )
  expect([...lines.map(({ line }) => line), ...server.lines].filter((line) => line.includes(account))).toEqual([])
  expect(await server.sql("select actor, record, input from audit_record where action = 'reveal'")).toEqual([
    { actor: server.ids['admin'], record: server.ids['NEW'], input: { field: 'account', reason: 'the bank asks' } },
  ])
})
