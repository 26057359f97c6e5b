// A19: neither introspection nor hints, and in production no texts of one's own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, codesOf } from './server/ask.ts'
import { generatedText, given } from './server/generatedText.ts'
import { openAccess } from './server/openAccess.ts'
import type { Access } from './server/openAccess.ts'
import { openServer } from './server/openServer.ts'

let access: Access

beforeAll(async () => {
  access = await openAccess()
})
afterAll(() => access.stop())

describe('in production', () => {
  it('answers no introspection, no texts of one’s own, and gives no hints', { timeout: 60_000 }, async () => {
    const strict = await openServer({ production: true })
    try {
      const admin = await strict.socket('admin')
      const texts = [
        '{ __schema { types { name } } }',
        '{ __type(name: "User") { fields { name } } }',
        'query { answer: usersSearc { items { id } } }',
        'query { answer: usersSearch { items { emai } } }',
        'query { answer: usersSearch { items { id } } }',
        'query {{{',
      ]
      for (const text of texts) {
        const answer = await ask(admin, text)
        expect([text, codesOf(answer), answer.data ?? null]).toEqual([text, ['BAD_REQUEST'], null])
        expect(JSON.stringify(answer)).not.toMatch(/Did you mean|stack|\/server\/|node_modules|tracing/)
      }
      const text = generatedText('TagsList')
      expect(codesOf(await ask(admin, text, given(text, '1')))).toEqual([])
    } finally {
      await strict.stop()
    }
  })

  it('and while developing neither introspection nor hints', async () => {
    const admin = await access.socket('admin')
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
})
