// A12: who among the staff may do what to whom, whatever rights are held.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { act, outcome, previewed, type Outcome } from './server/act.ts'
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

const deeds: readonly (readonly [operation: string, takes: string])[] = [
  ['usersUpdate', 'patch: { screenName: "changed" }'],
  ['usersUpdate', 'patch: { email: "mine@access.example" }'],
  ['usersUpdate', 'patch: { username: "mine" }'],
  ['usersUpdatePassword', 'input: { password: "a new long password" }'],
  ['usersUpdateRole', 'input: { role: member }'],
  ['usersDisable', 'input: { disabledReason: "x" }'],
  ['usersDelete', ''],
  ['usersEndSessions', ''],
]

describe('a manager with every right', () => {
  it.each(['admin', 'admin2', 'manager2'].flatMap((whom) => deeds.map(([operation, takes]) => [operation, takes, whom] as const)))(
    '%s (%s) of %s is refused',
    async (operation, takes, whom) => {
      const before = await people()
      const answer = await act(manager, operation, access.ids[whom] ?? '', takes)
      expect([outcome(answer), answer.data?.answer.message]).toEqual(['Refused', 'Your role may not do this to a member of the staff'])
      expect(await people()).toEqual(before)
    },
  )

  it.each(['admin', 'manager'])('makes nobody %s', async (role) => {
    const before = await people()
    const made = await ask<{ answer: Outcome }>(
      manager,
      `mutation($key: Uuid!) { answer: usersCreate(key: $key, input: { email: "new@access.example", password: "a new long password", role: ${role} }) { __typename ... on Refused { message } } }`,
      { key: newKey() },
    )
    expect([outcome(made), made.data?.answer.message]).toEqual(['Refused', 'Staff roles are given by admins only'])
    expect(outcome(await act(manager, 'usersUpdateRole', access.ids['member'] ?? '', `input: { role: ${role} }`))).toBe('Refused')
    expect(await people()).toEqual(before)
  })

  it('cannot be given a role by the form', async () => {
    const answer = await act(manager, 'usersUpdate', access.ids['manager'] ?? '', 'patch: { role: admin }')
    expect(codesOf(answer)).toEqual(['BAD_REQUEST'])
  })
})

describe('an admin, as the table says', () => {
  it.each(['admin2', 'manager2', 'member'].flatMap((whom) => deeds.map(([operation, takes]) => [operation, takes, whom] as const)))(
    '%s (%s) of %s is allowed',
    async (operation, takes, whom) => {
      const { data, errors } = await previewed(admin, operation, access.ids[whom] ?? '', takes)
      expect([errors, data?.answer.allowed, data?.answer.refused ?? null]).toEqual([undefined, true, null])
    },
  )

  it.each(deeds.filter(([operation]) => operation === 'usersDisable' || operation === 'usersDelete'))(
    '%s (%s) of oneself is refused',
    async (operation, takes) => {
      const before = await people()
      expect(outcome(await act(admin, operation, access.ids['admin'] ?? '', takes))).toBe('Refused')
      expect(await people()).toEqual(before)
    },
  )
})
