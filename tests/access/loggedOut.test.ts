// A04, A05: whoever may not enter is told the same whatever they try, and gets no session.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutLooks } from '../run/withoutLooks.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, saidOf } from './server/ask.ts'
import { password } from './server/fillPeople.ts'
import { generatedText, given } from './server/generatedText.ts'
import { newKey } from './server/newKey.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access

beforeAll(async () => {
  // So a session that ends does so by what is told, not at the next look.
  access = await withoutLooks(openAccess)
})
afterAll(() => access.stop())

describe('logged out', () => {
  it('every operation, on records that are there and that are not, answers the same', async () => {
    const nobody = await access.socket()
    const said = new Map<string, string>()
    for (const [name, texts] of access.documents)
      for (const text of texts)
        for (const id of [access.ids['member'] ?? '', '999999999', 'x']) {
          const answer = await ask(nobody, text, given(text, id))
          said.set(`${saidOf(answer)} ${JSON.stringify(answer.data ?? null)}`, name)
        }
    for (const text of [
      'query { nothingOfTheKind }',
      'query { usersSearch { items { secret } } }',
      'query { getMyAuthorities { role } }',
      '{ __schema { types { name } } }',
      'query {{{',
    ])
      said.set(`${saidOf(await ask(nobody, text))} null`, text)
    expect([...said.keys()]).toHaveLength(1)
    expect([...said.keys()][0]).toContain('UNAUTHENTICATED')
  })

  it.each(['a\0b', 'a\ud800b'])('whoever logs in with %j, which no text holds, is told what anybody is who mistypes', async (text) => {
    const tried = async (email: string, typed: string): Promise<string> =>
      saidOf(await ask(await access.socket(), generatedText('Login'), { email, password: typed }))
    const wrong = await tried('nobody@access.example', 'wrong')
    expect(await Promise.all([tried(text, 'wrong'), tried('manager2@access.example', text)])).toEqual([wrong, wrong])
  })

  it('the live channel delivers nothing', async () => {
    const nobody = await access.socket()
    const answer = await ask(nobody, generatedText('Changes'))
    expect([codesOf(answer), answer.data ?? null]).toEqual([['UNAUTHENTICATED'], null])
  })
})

describe('a role that may not enter, with every right and the right password', () => {
  it.each(['member', 'free_business', 'pro_business', 'ultimate_business', 'nonprofit_business'])('%s gets no session', async (role) => {
    await access.sql('delete from role_right where role = $1', [role])
    await access.sql('insert into role_right (role, "right") select $1, unnest($2::text[])', [role, staffRights(access.oracle.specs)])
    const before = await access.sql('select count(*)::int as n from session')
    const socket = await access.socket()
    const tried = await ask(socket, generatedText('Login'), { email: `${role}@access.example`, password })
    expect(JSON.stringify(tried)).toContain('login_permission_error_text')
    expect(tried.data?.['answer'] ?? null).toBeNull()
    expect(await access.sql('select count(*)::int as n from session')).toEqual(before)
    const again = await ask<{ answer: { code: string } }>(socket, generatedText('Login'), { email: 'manager2@access.example', password })
    expect(again.data?.answer.code.length).toBeGreaterThan(10)
  })

  it('a role changed after login ends the session', async () => {
    const boss = await access.socket('admin')
    await access.grant('admin', staffRights(access.oracle.specs), boss)
    const changed = await access.socket('admin2')
    expect(codesOf(await ask(changed, generatedText('GetMyAuthorities')))).toEqual([])
    const answer = await ask(
      boss,
      'mutation($id: ID!, $key: Uuid!) { answer: usersUpdateRole(id: $id, version: 1, key: $key, input: { role: member }) { __typename } }',
      { id: access.ids['admin2'], key: newKey() },
    )
    expect(answer.data).toEqual({ answer: { __typename: 'Done' } })
    expect(await changed.closed).toMatchObject({ code: 4403, reason: 'role lost' })
  })
})
