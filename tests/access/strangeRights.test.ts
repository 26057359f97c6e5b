// A17: rows of role_right that name no right.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../../server/db/migrate.ts'
import { product } from '../../server/product.ts'
import { rightsOf, staffRights } from './oracle/rights.ts'
import { ask, isDenied } from './server/ask.ts'
import { act } from './server/act.ts'
import { openAccess, type Access } from './server/openAccess.ts'

let access: Access
let manager: Client

beforeAll(async () => {
  access = await openAccess()
  manager = await access.socket('manager')
  await access.grant('manager', staffRights(access.oracle.specs), manager)
})
afterAll(() => access.stop())

describe('rights in role_right that nobody wrote', () => {
  it('grant nothing, are warned of, and a migration restores the rows of the specs', async () => {
    const strange = [
      'getanyuserinfo',
      'GETANYUSERINFO',
      'getAnyUserInf',
      ' getAnyUserInfo',
      'getAnyUserInfo ',
      'recordsPayouts',
      'nobody',
      'anyStaff',
      '*',
      '',
    ]
    await access.sql("delete from role_right where role = 'manager'")
    await access.sql('insert into role_right (role, "right") select \'manager\', unnest($1::text[])', [strange])
    // The roles lose all before these come: only their warnings tell that the server has read them.
    const warned = () => access.lines.filter((line) => line.includes('an unknown right grants nothing')).length
    await expect.poll(warned).toBeGreaterThanOrEqual(strange.length - 1)
    await expect
      .poll(
        async () =>
          (await ask<{ answer: { authorities: readonly string[] } }>(manager, 'query { answer: getMyAuthorities { authorities } }')).data
            ?.answer.authorities,
      )
      .toEqual([])
    for (const text of [
      'query { answer: usersSearch { items { id } } }',
      'query { answer: usersAutocomplete { id } }',
      'query { answer: payoutRequestsSearch { items { id } } }',
    ])
      expect(isDenied(await ask(manager, text))).toBe(true)
    expect(isDenied(await act(manager, 'payoutRequestsPay', access.ids['NEW'] ?? ''))).toBe(true)
    const role = (await access.sql<{ role: string }>("select rolname as role from pg_roles where rolname like '%app%'"))[0]?.role ?? ''
    await migrate(access.ownerUrl, role, { product })
    for (const name of Object.keys(access.oracle.specs.access.roles)) {
      const rows = await access.sql<{ right: string }>('select "right" from role_right where role = $1', [name])
      const held = rows.map(({ right }) => right).filter((right) => staffRights(access.oracle.specs).includes(right))
      expect([name, held.toSorted()]).toEqual([
        name,
        name === 'admin' || name === 'manager' ? [...rightsOf(access.oracle.specs, name)].toSorted() : [],
      ])
    }
  })
})
