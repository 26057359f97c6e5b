// A19: neither introspection nor hints, and no texts of one's own.
import { beforeAll, expect, it } from 'vitest'
import { ask, askAs, codesOf } from './server/ask.ts'
import { generatedText, given } from './server/generatedText.ts'
import { openServer, type AccessServer } from './server/openServer.ts'

let server: AccessServer
beforeAll(async () => (server = await openServer()).stop)

it('answers no introspection, no texts of one’s own, and gives no hints', async () => {
  const admin = await server.socket('admin')
  const known = generatedText('TagsList')
  const texts = [
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { fields { name } } }',
    'query { answer: usersSearc { items { id } } }',
    'query { answer: usersSearch { items { emai } } }',
    'query { answer: usersSearch { items { id } } }',
    'query {{{',
    known,
  ]
  for (const query of texts) {
    const answer = await askAs(admin, { query })
    expect([query, codesOf(answer), answer.data ?? null]).toEqual([query, ['BAD_REQUEST'], null])
    expect(JSON.stringify(answer)).not.toMatch(/Did you mean|stack|\/server\/|node_modules|tracing/)
  }
  expect(codesOf(await ask(admin, known, given(known, '1')))).toEqual([])
})

it('not even where such a text is trusted', async () => {
  const admin = await server.socket('admin')
  for (const text of [
    '{ __schema { types { name } } }',
    '{ __type(name: "User") { name } }',
    'query { answer: usersSearch { items { emai } } }',
  ]) {
    const answer = await ask(admin, text)
    expect([codesOf(answer), answer.data ?? null]).toEqual([['BAD_REQUEST'], null])
    expect(JSON.stringify(answer)).not.toMatch(/Did you mean/)
  }
})
