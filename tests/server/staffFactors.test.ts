// What the staff is asked besides the password, on profiles: each sees and takes away their own by saying their password, who may change passwords theirs (domain 1).
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

const password = 'a word of one’s own'
let money: Money
let manager: Caller

const addFor = async ({ id }: Caller, kind = 'APP'): Promise<string> => {
  const [row] = await money.sql(
    "insert into factor (person, kind, name, key) values ($1, $2, 'Phone', 'sealed.key') returning number::text as id",
    [id, kind],
  )
  return String(row?.['id'])
}
const listed = async (caller: Caller, of: Caller): Promise<readonly Bag[]> =>
  (await money.run(caller, 'staffFactorsSearch', { filter: { person: [of.id] } }, ['kind', 'name', 'codesLeft']))['items'] as readonly Bag[]
const remove = (caller: Caller, id: string, currentPassword?: string): Promise<Bag> =>
  money.run(caller, 'staffFactorsDelete', { id, version: 1, input: { currentPassword } })

beforeAll(async () => {
  money = await openMoney()
  ;({ manager } = money)
  const secret = await hash(password)
  for (const { id } of [money.manager, money.admin])
    await money.sql(
      'insert into users_credentials (id, password) values ($1, $2) on conflict (id) do update set password = excluded.password',
      [id, secret],
    )
})
afterAll(() => money.stop())

describe('second factors', () => {
  it('are seen by their owner, and by who sees the sessions of others', async () => {
    await addFor(manager)
    expect(await listed(manager, manager)).toMatchObject([{ kind: 'APP', name: 'Phone', codesLeft: null }])
    expect(await listed(money.admin, manager)).toHaveLength(1)
    await addFor(money.admin)
    expect(await listed(manager, money.admin)).toEqual([])
  })

  it('are taken away by their owner with the password alone', async () => {
    const mine = await addFor(manager)
    expect(await remove(manager, mine)).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'currentPassword' }] })
    expect(await remove(manager, mine, 'another word')).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'currentPassword' }] })
    expect(await remove(manager, mine, password)).toMatchObject({ __typename: 'Done', ids: [mine] })
    expect(await money.sql('select template, "to" from mails where template = \'secondFactorRemoved\'')).toHaveLength(1)
  })

  it('of others are taken away as their passwords are changed', async () => {
    const [boss, theirs] = [await addFor(money.admin), await addFor(manager)]
    expect(await remove(manager, boss)).toMatchObject({ __typename: 'Refused', rule: 'staffTable' })
    expect(await remove(money.admin, theirs)).toMatchObject({ __typename: 'Done', ids: [theirs] })
    expect(await remove(money.admin, boss)).toMatchObject({ __typename: 'Invalid', errors: [{ field: 'currentPassword' }] })
    const lines = await money.sql(
      "select actor, action, record from audit_record where entity = 'StaffFactor' and outcome = 'DONE' order by id desc limit 1",
    )
    expect(lines).toEqual([{ actor: money.admin.id, action: 'remove', record: theirs }])
    expect(JSON.stringify(await money.sql('select * from audit_record'))).not.toContain(password)
  })
})
