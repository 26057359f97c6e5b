// Operation keys and races on a real database: one intent has one effect, and of two only one wins.
import { beforeAll, describe, expect, it } from 'vitest'
import { uuid7 } from '../../server/actions/uuid7.ts'
import type { Caller } from '../../server/call.ts'
import { addMember } from './records/fillLibrary.ts'
import { openFilledLibrary } from './records/libraryBench.ts'
import { hastily } from './records/hastily.ts'
import type { Bag, Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller

beforeAll(async () => ({ bench, librarian } = await openFilledLibrary()).bench.stop)

describe('keys', () => {
  const order = (key: unknown, caller = librarian, title = 'Keyed', run = bench.run): Promise<Bag> =>
    run(caller, 'booksOrder', { key, ticks: ['repeat'], input: { title, price: { amount: '1', currency: 'EUR' } } })

  it('are demanded: UUIDv7, not older than 30 days, not from the future', async () => {
    await expect(order(undefined)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(order('6f1c2a60-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(order(uuid7(Date.now() - 31 * 86_400_000))).rejects.toMatchObject({ code: 'KEY_EXPIRED' })
    await expect(order(uuid7(Date.now() + 2 * 86_400_000))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('hold for 30 days', async () => {
    const key = uuid7(Date.now() - 29.9 * 86_400_000)
    expect(await order(key, librarian, 'Of last month')).toMatchObject({ __typename: 'Done' })
    expect(await order(key, librarian, 'Of last month')).toMatchObject({ __typename: 'Done' })
    expect(await bench.sql("select count(*)::int as n from books where title = 'Of last month'")).toEqual([{ n: 1 }])
    await expect(order(uuid7(Date.now() - 30.1 * 86_400_000))).rejects.toMatchObject({ code: 'KEY_EXPIRED' })
  })

  it('are of one version: the same on top of another is something else', async () => {
    const [key, id] = [uuid7(), await addMember(bench, 'versions@example.com')]
    const rename = (version: number) => bench.run(librarian, 'membersUpdate', { key, id, version, patch: { name: 'Renamed' } })
    expect(await rename(1)).toMatchObject({ __typename: 'MemberSaved' })
    expect(await rename(1)).toMatchObject({ __typename: 'MemberSaved' })
    await expect(rename(2)).rejects.toMatchObject({ code: 'KEY_REUSED' })
  })

  it('make one effect of twenty that come at once', async () => {
    const key = uuid7()
    const answers = await Promise.all(Array.from({ length: 20 }, () => order(key, librarian, 'At once')))
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await bench.sql("select count(*)::int as n from books where title = 'At once'")).toEqual([{ n: 1 }])
    expect(await bench.sql('select count(*)::int as n from audit_record where key = $1', [key])).toEqual([{ n: 1 }])
  })

  it('are in progress while what holds them goes on for longer than anybody waits', async () => {
    const key = uuid7()
    const holder = await bench.database.pool.connect()
    await holder.query('begin')
    await holder.query("insert into operation_key (actor, key, operation, digest, intent) values ($1, $2, 'x', 'x', 'x')", [
      librarian.id,
      key,
    ])
    await expect(hastily(bench, (run) => order(key, librarian, 'Held', run))).rejects.toMatchObject({ code: 'IN_PROGRESS' })
    await holder.query('rollback')
    holder.release()
    expect(await order(key, librarian, 'Held')).toMatchObject({ __typename: 'Done' })
  })

  it("are each person's own, and free again when nothing was done", async () => {
    const key = uuid7()
    expect(await order(key, librarian, '')).toMatchObject({ __typename: 'Invalid' })
    expect(await order(key, librarian, 'Own key A')).toMatchObject({ __typename: 'Done' })
    await expect(order(key, librarian, 'Own key B')).rejects.toMatchObject({ code: 'KEY_REUSED' })
    await bench.run(librarian, 'booksUpdate', {
      id: ((await order(key, librarian, 'Own key A'))['ids'] as string[])[0],
      version: 1,
      patch: { cover: 'HARD', title: 'Own key C' },
    })
    expect(await order(key, bench.callerOf('librarian', '2'), 'Own key A')).toMatchObject({ __typename: 'Done' })
  })
})

describe('a refusal', () => {
  const order = (key: string, title: string, ticks: readonly string[] = []): Promise<Bag> =>
    bench.run(librarian, 'booksOrder', { key, ticks, input: { title, price: { amount: '3', currency: 'EUR' } } })
  const count = async (title: string): Promise<unknown> =>
    (await bench.sql('select count(*)::int as n from books where title = $1', [title]))[0]?.['n']
  const free = (title: string): Promise<unknown> => bench.asOwner(`update books set title = title || ' ' || id where title = '${title}'`)

  it('stays one for whatever arrives late under its key, though by now it would pass; another intent has a key of its own', async () => {
    const key = uuid7()
    await order(uuid7(), 'Late')
    await bench.asOwner("update operation_key set time = time - interval '11 minutes'")
    const refused = await order(key, 'Late')
    expect(refused).toMatchObject({ __typename: 'Invalid' })
    await free('Late')
    expect(await order(key, 'Late')).toEqual(refused)
    expect(await count('Late')).toBe(0)
    expect(await order(uuid7(), 'Late')).toMatchObject({ __typename: 'Done' })
    expect(await order(key, 'Late')).toEqual(refused)
  })

  it('lets the same dialog go on: a tick, or a corrected form, is another asking under the same key', async () => {
    const key = uuid7()
    await order(uuid7(), 'Ticked')
    await free('Ticked')
    expect(await order(key, 'Ticked')).toMatchObject({ __typename: 'Refused', rule: 'repeat' })
    expect(await order(key, '')).toMatchObject({ __typename: 'Invalid' })
    const done = await order(key, 'Ticked', ['repeat'])
    expect(done).toMatchObject({ __typename: 'Done' })
    // The first frames, late: what is done is done, and no other form of it.
    expect(await order(key, 'Ticked')).toEqual(done)
    await expect(order(key, '')).rejects.toMatchObject({ code: 'KEY_REUSED' })
    expect(await count('Ticked')).toBe(1)
  })

  it('of many that come at once is one for all of them, leaves nothing else behind, and is no repeat', async () => {
    const key = uuid7()
    await order(uuid7(), 'Crowd')
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(key, 'Crowd', ['repeat'])))
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]).toMatchObject({ __typename: 'Invalid' })
    expect(await bench.sql('select result, refused is not null as kept from operation_key where key = $1', [key])).toEqual([
      { result: null, kept: true },
    ])
    expect(await bench.sql("select 1 from audit_record where key = $1 and outcome = 'DONE'", [key])).toEqual([])
    await free('Crowd')
    await bench.asOwner('delete from operation_key where result is not null')
    expect(await order(uuid7(), 'Crowd')).toMatchObject({ __typename: 'Done' })
  })

  it('is kept at most thirty-two times under one key', async () => {
    const key = uuid7()
    for (let turn = 0; turn < 32; turn += 1) expect(await order(key, '', [String(turn)])).toMatchObject({ __typename: 'Invalid' })
    expect(await order(key, '', ['0'])).toMatchObject({ __typename: 'Invalid' })
    await expect(order(key, 'Too late')).rejects.toMatchObject({ code: 'LIMIT' })
  })
})

describe('two at once', () => {
  it('one wins, the other gets a conflict with the current record', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await addMember(bench, `race${round}@example.com`)
      const [one, two] = await Promise.all(
        ['one', 'two'].map((name) => bench.run(librarian, 'membersUpdate', { id, version: 1, patch: { name } }, ['name'])),
      )
      expect([one?.['__typename'], two?.['__typename']].toSorted()).toEqual(['MemberConflict', 'MemberSaved'])
    }
  })

  it('parts do not disturb each other', async () => {
    const id = await addMember(bench, 'parts@example.com')
    const answers = await Promise.all([
      bench.run(librarian, 'membersUpdate', { id, version: 1, patch: { name: 'P' } }),
      bench.run(librarian, 'memberContactUpdate', { id, version: 1, patch: { zip: '9' } }),
      bench.run(librarian, 'memberStandingBar', { id, version: 1, input: { reason: 'x' } }),
    ])
    expect(answers.map((each) => each['__typename'])).toEqual(['MemberSaved', 'MemberContactSaved', 'MemberStandingSaved'])
  })
})

describe('a database that fails for a moment', () => {
  /** Breaks the first `times` inserts of a book in the way named; what it counts by is outside the transaction. */
  const flaky = (times: number, how: string): Promise<unknown> =>
    bench.asOwner(`
      drop trigger if exists flaky on books; drop sequence if exists tries; create sequence tries; grant usage on sequence tries to concord_app;
      create or replace function flaky() returns trigger language plpgsql as $$ begin if nextval('tries') <= ${times} then ${how}; end if; return new; end $$;
      create trigger flaky before insert on books for each row execute function flaky()`)
  const order = (title: string, key: string): Promise<Bag> =>
    bench.run(librarian, 'booksOrder', { key, input: { title, price: { amount: '1', currency: 'EUR' } } })

  it.each<readonly [string, string]>([
    ['a serialization failure', "raise exception 'again' using errcode = '40001'"],
    ['a deadlock', "raise exception 'again' using errcode = '40P01'"],
    ['a lost connection', 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1)'],
  ])('is asked again after %s, up to three times in all, with one effect', async (name, how) => {
    await flaky(2, how)
    const key = uuid7()
    expect(await order(name, key)).toMatchObject({ __typename: 'Done' })
    expect(await order(name, key)).toMatchObject({ __typename: 'Done' })
    expect(await bench.sql('select count(*)::int as n from books where title = $1', [name])).toEqual([{ n: 1 }])
    expect(await bench.sql('select count(*)::int as n from audit_record where key = $1', [key])).toEqual([{ n: 1 }])
    await flaky(3, how)
    await expect(order(`${name} for long`, uuid7())).rejects.toThrow(/again|Connection terminated|terminating connection/)
    expect(await bench.sql('select count(*)::int as n from books where title like $1', [`${name}%`])).toEqual([{ n: 1 }])
  })

  it('with no room left on the disk says STORAGE_FULL: nothing is done, reads work, and it goes on once there is room (D12)', async () => {
    const key = uuid7()
    const before = await bench.sql('select (select count(*) from books) as books, (select count(*) from audit_record) as lines')
    await flaky(1, "raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'")
    await expect(order('Full', key)).rejects.toMatchObject({ code: 'STORAGE_FULL', template: 'errors.STORAGE_FULL' })
    expect(await bench.sql('select (select count(*) from books) as books, (select count(*) from audit_record) as lines')).toEqual(before)
    expect(await bench.sql('select 1 from operation_key where key = $1', [key])).toEqual([])
    expect(await bench.run(librarian, 'booksSearch', {}, ['title'])).toHaveProperty('items')
    expect(await order('Full', key)).toMatchObject({ __typename: 'Done' })
  })

  it('leaves no lock behind when a custom throws', async () => {
    await bench.asOwner('drop trigger if exists flaky on books')
    const [book] = await bench.sql("select id, version from books where title = 'Solaris'")
    const at = { id: String(book?.['id']), version: Number(book?.['version']) }
    const broken = bench.serving({
      ...bench.product,
      customs: {
        ...bench.product.customs,
        actions: { ...bench.product.customs.actions, lendBook: () => Promise.reject(new Error('broken')) },
      },
    })
    await expect(broken(librarian, 'booksLend', { ...at, input: { member: '1' } })).rejects.toThrow('broken')
    expect(await bench.run(librarian, 'booksUpdate', { ...at, patch: { pages: 204 } }, ['pages'])).toMatchObject({
      __typename: 'BookSaved',
    })
  })

  it('says that it is busy when a lock is not got in time', async () => {
    const [book] = await bench.sql("select id, version from books where title = 'Solaris'")
    await bench.asOwner(`begin; select 1 from books where id = ${String(book?.['id'])} for update`)
    const patched = { id: String(book?.['id']), version: Number(book?.['version']), patch: { pages: 205 } }
    await expect(hastily(bench, (run) => run(librarian, 'booksUpdate', patched))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    await bench.asOwner('rollback')
  })
})
