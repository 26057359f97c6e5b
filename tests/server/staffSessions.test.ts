// Where somebody is logged in: each sees and ends their own, who may end others' sees theirs, and nobody the one that they act in (domain 1, 3).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { browserOf } from '../../server/http/browserOf.ts'
import { openMoney, type Money } from './money/openMoney.ts'
import type { Bag } from './records/workbench.ts'

let money: Money
let manager: Caller

const open = async (caller: Caller, id: string, ago = '1 minute'): Promise<string> => {
  const [row] = await money.sql(
    `insert into session (id, person, role, ip, agent, started, used) values ($1, $2, $3, '10.0.0.7', 'Firefox 132, Linux', now() - $4::interval, now() - $4::interval)
    returning number::text as id`,
    [id, caller.id, caller.role, ago],
  )
  return String(row?.['id'])
}
const idsFor = async (caller: Caller, own = false): Promise<readonly unknown[]> => {
  const { items } = await money.run(caller, 'staffSessionsSearch', own ? { filter: { person: [caller.id] } } : {})
  return (items as readonly Bag[]).map((each) => each['id'])
}
const end = (caller: Caller, id: string): Promise<Bag> => money.run(caller, 'staffSessionsDelete', { id, version: 1 })

beforeAll(async () => {
  money = await openMoney()
  manager = { ...money.manager, sessionId: 'here' }
})
afterAll(() => money.stop())

describe('sessions', () => {
  it('are those that have not run out', async () => {
    const here = await open(manager, 'here')
    await open(manager, 'idle', '61 minutes')
    const answer = await money.run(money.admin, 'staffSessionsSearch', {}, ['agent', 'ip', 'person'])
    expect(answer['items']).toMatchObject([{ id: here, agent: 'Firefox 132, Linux', ip: '10.0.0.7' }])
  })

  it('of one’s own are ended one by one, but for the one that one acts in', async () => {
    const [[here], there] = [await idsFor(manager, true), await open(manager, 'there')]
    expect(await end(manager, String(here))).toMatchObject({ __typename: 'Refused', rule: 'thisSession' })
    expect(await end(manager, there)).toMatchObject({ __typename: 'Done', ids: [there] })
    expect(await money.sql("select id from session where person = $1 and id <> 'idle'", [manager.id])).toEqual([{ id: 'here' }])
    expect(await money.sql("select id from session_end where id = 'there'")).toHaveLength(1)
  })

  it('of others are ended by who may, as the table says', async () => {
    const theirs = await open(money.admin, 'boss')
    await expect(end(manager, theirs)).rejects.toMatchObject({ code: 'DENIED' })
    const granted = { ...manager, rights: new Set([...manager.rights, 'endAnySession']) }
    expect(await end(granted, theirs)).toMatchObject({ __typename: 'Refused', rule: 'staffTable' })
    const [here] = await idsFor(manager, true)
    expect(await end(money.admin, String(here))).toMatchObject({ __typename: 'Done' })
    const line = await money.sql("select actor, action, record from audit_record where entity = 'StaffSession' order by id desc limit 1")
    expect(line).toEqual([{ actor: money.admin.id, action: 'remove', record: here }])
  })
})

describe('a browser is called', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox 132, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome 131, Windows',
    ],
    ['curl/8.5.0', undefined],
    ['<script>', undefined],
    ['', undefined],
    [undefined, undefined],
    [`Firefox/132.0 ${'x'.repeat(2_000)}`, undefined],
  ] as const)('%#: %o', (agent, told) => {
    expect(browserOf(agent)).toBe(told)
  })
})
