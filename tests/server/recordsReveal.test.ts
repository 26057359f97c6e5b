// The whole of a masked value on a real database: shown to whoever may, each time with a line in the audit, and kept nowhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Written } from '../../generator/written.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Caller } from '../../server/call.ts'
import { addMember, fillLibrary } from './records/fillLibrary.ts'
import { customs } from './records/libraryBench.ts'
import { library } from './records/library/index.ts'
import { members } from './records/library/members.ts'
import { definePart } from './records/library/words.ts'
import { makeProduct } from './records/makeProduct.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'

const locker = definePart({
  read: 'readContacts',
  ownRead: 'readMe',
  fields: {
    code: { kind: 'masked', label: 'Code', shows: 2, reveal: 'barMembers', written: 'server' },
    spare: { kind: 'masked', label: 'Spare code', shows: 2, reveal: 'seeRatings', written: 'server' },
    place: { kind: 'masked', label: 'Place', shows: 2, reveal: 'seeRatings', read: 'changeContacts', written: 'server' },
    sealed: { kind: 'masked', label: 'Sealed', shows: 2, reveal: 'nobody', written: 'server' },
  },
})
const withLocker = {
  ...library,
  entities: { ...library.entities, Member: { ...members, parts: { ...members.parts, locker } } },
} as unknown as Written

const code = 'CODE-7741-XY'
let bench: Workbench
let id: string

beforeAll(async () => {
  const { product, folder } = makeProduct(withLocker, customs)
  bench = await openWorkbench(product, folder)
  await fillLibrary(bench)
  id = await addMember(bench, 'reader@example.com')
  await bench.sql("update members_locker set code = $1, spare = 'SPARE-1', place = 'PLACE-1' where id = $2", [code, id])
})
afterAll(() => bench.stop())

const holding = (...rights: readonly string[]): Caller => bench.callerOf('helper', '9', rights)
const reveal = (caller: Caller, args: Bag = {}): Promise<Bag> =>
  bench.run(caller, 'memberLockerReveal', { id, field: 'code', reason: 'the lock is stuck', ...args })
const lines = (): Promise<readonly Bag[]> =>
  bench.sql(
    "select actor, actor_name, operation, entity, part, record, version, outcome, key, input from audit_record where action = 'reveal' order by id",
  )

describe('the whole of a masked value', () => {
  it('is shown with a line in the audit that has the reason, and the value stands nowhere', async () => {
    const key = uuid7()
    expect(await reveal(holding('barMembers', 'readContacts'), { key })).toEqual({ __typename: 'Revealed', value: code })
    expect(await lines()).toEqual([
      {
        actor: '9',
        actor_name: 'helper 9',
        operation: 'memberLockerReveal',
        entity: 'Member',
        part: 'locker',
        record: id,
        version: 1,
        outcome: 'DONE',
        key,
        input: { field: 'code', reason: 'the lock is stuck' },
      },
    ])
    expect(await reveal(holding('barMembers', 'readContacts'), { reason: `it said ${code}` })).toMatchObject({ value: code })
    expect((await lines()).at(-1)).toMatchObject({ input: { reason: 'it said •••• XY' } })
    const kept = await bench.sql('select a::text as line from audit_record a union all select k::text from operation_key k')
    expect(kept.filter((each) => String(each['line']).includes(code))).toEqual([])
    expect(await bench.announced()).not.toContainEqual(expect.objectContaining({ action: 'reveal' }))
  })

  it('stands in no reason, however it ends', async () => {
    const odd = 'CODE-77$&'
    await bench.sql('update members_locker set code = $1 where id = $2', [odd, id])
    expect(await reveal(holding('barMembers', 'readContacts'), { reason: `it said ${odd}` })).toMatchObject({ value: odd })
    expect((await lines()).at(-1)).toMatchObject({ input: { reason: 'it said •••• $&' } })
    await bench.sql('update members_locker set code = $1 where id = $2', [code, id])
  })

  it('asks a reason', async () => {
    const before = await lines()
    const caller = holding('barMembers', 'readContacts')
    expect(await reveal(caller, { reason: '  ' })).toEqual({
      __typename: 'Invalid',
      errors: [{ field: 'reason', code: 'required', template: 'errors.empty', params: [], message: 'Field is empty' }],
    })
    expect(await reveal(caller, { reason: 'x'.repeat(501) })).toMatchObject({
      errors: [{ template: 'errors.tooLong', message: 'Reason should have at most 500 characters' }],
    })
    expect(await lines()).toEqual(before)
  })

  it('is for whoever holds the right to it and may read it; each field has its own', async () => {
    const refused = { code: 'DENIED' }
    await expect(reveal(holding('readContacts'))).rejects.toMatchObject(refused)
    await expect(reveal(holding('barMembers'))).rejects.toMatchObject(refused)
    await expect(reveal(holding('seeRatings', 'readContacts'))).rejects.toMatchObject(refused)
    expect(await reveal(holding('seeRatings', 'readContacts'), { field: 'spare' })).toMatchObject({ value: 'SPARE-1' })
    await expect(reveal(holding('seeRatings', 'readContacts'), { field: 'place' })).rejects.toMatchObject(refused)
    expect(await reveal(holding('seeRatings', 'readContacts', 'changeContacts'), { field: 'place' })).toMatchObject({ value: 'PLACE-1' })
    await expect(reveal(holding('barMembers', 'readContacts'), { field: 'sealed' })).rejects.toMatchObject(refused)
    await bench.flush()
    expect(
      await bench.sql("select count(*)::int as n from audit_record where operation = 'memberLockerReveal' and outcome = 'DENIED'"),
    ).toEqual([{ n: 5 }])
  })

  it('of oneself asks what reading oneself asks, and the right to it', async () => {
    const oneself = (...rights: readonly string[]): Caller => bench.callerOf('helper', id, rights)
    expect(await reveal(oneself('barMembers', 'readMe'))).toMatchObject({ value: code })
    await expect(reveal(oneself('readMe'))).rejects.toMatchObject({ code: 'DENIED' })
    await expect(reveal(holding('barMembers', 'readMe'))).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('is shown again under the same key only while the right holds, and noted again', async () => {
    const key = uuid7()
    const caller = holding('barMembers', 'readContacts')
    expect(await reveal(caller, { key })).toMatchObject({ value: code })
    expect(await reveal(caller, { key })).toMatchObject({ value: code })
    expect((await lines()).filter((each) => each['key'] === key)).toHaveLength(2)
    await expect(reveal(holding('readContacts'), { key })).rejects.toMatchObject({ code: 'DENIED' })
    await expect(reveal(caller, { key, reason: 'another' })).rejects.toMatchObject({ code: 'KEY_REUSED' })
    await expect(reveal(caller, { key: 'no key' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('is told where there is nothing to show, or no record', async () => {
    const caller = holding('barMembers', 'readContacts')
    expect(await reveal(caller, { id: '1' })).toMatchObject({ __typename: 'Refused', rule: 'empty', message: 'There is nothing to show' })
    expect(await reveal(caller, { id: '424242' })).toEqual({ __typename: 'Gone', id: '424242' })
    expect(await reveal(caller, { id: 'nobody' })).toEqual({ __typename: 'Gone', id: 'nobody' })
  })
})
