// A11, A13: one's own role, and what a My right reaches.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf, isDenied } from './server/ask.ts'
import { act, outcome } from './server/act.ts'
import { newKey } from './server/newKey.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access
let admin: Client
let manager: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
  manager = await access.socket('manager')
  await access.grant('admin', staffRights(access.oracle.specs), admin)
  await access.grant('manager', staffRights(access.oracle.specs), manager)
})
afterAll(() => access.stop())

const people = () =>
  access.sql(
    'select u.id, u.version, u.email, u.username, u.screen_name, u.role, u.status, c.password from users u join users_credentials c using (id) order by u.id',
  )

describe('one’s own role', () => {
  it.each(['manager', 'admin'])('%s: changing it is forbidden', async (who) => {
    const answer = await act(who === 'admin' ? admin : manager, 'usersUpdateRole', access.ids[who] ?? '', 'input: { role: member }')
    expect(answer.data?.answer).toMatchObject({ __typename: 'Refused', message: 'Changing own role is forbidden' })
  })

  it('stays as it is, however the own id is spelled', async () => {
    const before = await people()
    const id = access.ids['admin'] ?? ''
    const spelled = [
      `0${id}`,
      ` ${id}`,
      `${id} `,
      `+${id}`,
      `${id}.0`,
      `${id}e0`,
      `0x${Number(id).toString(16)}`,
      `${id}\u0000`,
      `\u0661`,
      `${id}; drop table users`,
      `"${id}"`,
      `-${id}`,
      '',
    ]
    for (const each of spelled) {
      const answer = await act(admin, 'usersUpdateRole', each, 'input: { role: member }')
      expect([each, ['Refused', 'Gone', 'BAD_REQUEST'].includes(outcome(answer))]).toEqual([each, true])
    }
    const two = await ask(
      admin,
      'mutation($id: ID!, $a: Uuid!, $b: Uuid!) { a: usersUpdateRole(id: $id, version: 1, key: $a, input: { role: member }) { __typename } b: usersUpdateRole(id: $id, version: 1, key: $b, input: { role: member }) { __typename } }',
      { id, a: newKey(), b: newKey() },
    )
    expect(codesOf(two)).toEqual(['BAD_REQUEST'])
    expect(await people()).toEqual(before)
  })
})

describe('My against Any', () => {
  const update = (id: string) => act(manager, 'userNotesUpdate', id, 'patch: { text: "changed by hand" }')
  const read = (id: string) =>
    ask<{ answer: unknown }>(manager, 'query($id: ID!) { answer: usersFindById(id: $id) { id screenName } }', { id })

  it('one’s own profile with the My right, nobody else’s', async () => {
    covers('rightsPairs')
    await access.grant('manager', ['getMyUserInfo'], manager)
    const own = access.ids['manager'] ?? ''
    expect((await read(own)).data?.answer).toMatchObject({ id: own })
    for (const id of [
      access.ids['member'] ?? '',
      access.ids['admin'] ?? '',
      `0${own}`,
      ` ${own}`,
      `${own}.0`,
      `${own} or 1=1`,
      '999999999',
    ]) {
      const answer = await read(id)
      expect([id, isDenied(answer), answer.data?.answer ?? null]).toEqual([id, true, null])
    }
    expect(isDenied(await ask(manager, 'query { answer: usersSearch { items { id } } }'))).toBe(true)
  })

  it('a note that one wrote, not one about oneself, and none is read by a My right', async () => {
    covers('rightsPairsRest')
    await access.grant('manager', ['updateMyUserNotes', 'getMyUserInfo'], manager)
    expect(isDenied(await update(access.ids['noteAboutManager'] ?? ''))).toBe(true)
    expect(
      isDenied(
        await ask(manager, 'query($id: ID!) { answer: userNotesFindById(id: $id) { id text } }', { id: access.ids['noteAboutManager'] }),
      ),
    ).toBe(true)
    expect(
      isDenied(
        await ask(manager, 'query($id: ID!) { answer: userNotesSearch(filter: { user: [$id] }) { items { id } } }', {
          id: access.ids['manager'],
        }),
      ),
    ).toBe(true)
    expect(await access.sql('select text from user_notes where id = $1', [access.ids['noteAboutManager']])).not.toEqual([
      { text: 'changed by hand' },
    ])
    expect(outcome(await update(access.ids['noteOfManager'] ?? ''))).toBe('UserNoteSaved')
  })
})
