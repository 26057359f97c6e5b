// The audit on a real database: complete, chained, and closed to whoever works with the tables.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAudit } from '../../server/audit/checkAudit.ts'
import { insert } from '../../server/actions/insert.ts'
import { write } from '../../server/actions/write.ts'
import { transact } from '../../server/kit.ts'
import { addMember, fillLibrary } from './records/fillLibrary.ts'
import { library } from './records/library/index.ts'
import { customs, openLibrary } from './records/libraryBench.ts'
import { makeProduct } from './records/makeProduct.ts'
import type { Bag, Workbench } from './records/workbench.ts'

let bench: Workbench

beforeAll(async () => {
  bench = await openLibrary()
  await fillLibrary(bench)
  await Promise.all(Array.from({ length: 30 }, (_each, at) => addMember(bench, `many${at}@example.com`)))
})
afterAll(() => bench.stop())

describe('the trail', () => {
  it('has one line a change, with what was before and after', async () => {
    const librarian = bench.callerOf('librarian')
    const id = await addMember(bench, 'line@example.com')
    await bench.run(librarian, 'membersUpdate', { id, version: 1, patch: { name: 'Line' } })
    const lines = await bench.sql(
      'select actor, actor_name, role, ip, action, operation, part, version, outcome, before, after from audit_record where record = $1 order by id',
      [id],
    )
    expect(lines).toEqual([
      expect.objectContaining({
        action: 'create',
        operation: 'membersCreate',
        after: expect.objectContaining({ email: 'line@example.com' }) as unknown,
      }),
      {
        actor: '1',
        actor_name: 'librarian 1',
        role: 'librarian',
        ip: '192.0.2.1',
        action: 'update',
        operation: 'membersUpdate',
        part: '',
        version: 2,
        outcome: 'DONE',
        before: { name: 'line' },
        after: { name: 'Line' },
      },
    ])
  })

  it('announces a record as new, though it was written again before the commit, and nothing else', async () => {
    await bench.announced()
    await transact(bench.database.db, { product: bench.product, action: 'begin' }, async (work) => {
      await insert(work, 'Genre', { code: 'NW', name: 'New' })
      await write(work, 'Genre', '', 'NW', { name: 'Newer' })
    })
    expect(await bench.announced()).toMatchObject([{ entity: 'Genre', id: 'NW', version: 2, created: true }])
    await transact(bench.database.db, { product: bench.product, action: 'goOn' }, async (work) => {
      await write(work, 'Genre', '', 'NW', { name: 'Newest' })
    })
    const [later] = await bench.announced()
    expect(later).toEqual(expect.not.objectContaining({ created: expect.anything() }))
  })

  it('announces what was done though its answer cannot be read', async () => {
    const id = await addMember(bench, 'unanswered@example.com')
    const guards = { ...customs.guards, notOneself: () => Promise.reject(new Error('a slip')) }
    const run = bench.serving({ ...bench.product, customs: makeProduct(library, { ...customs, guards }).product.customs })
    await bench.announced()
    const asked = { id, version: 1, patch: { name: 'Unanswered' } }
    await expect(run(bench.callerOf('librarian', '1'), 'membersUpdate', asked, { can: true })).rejects.toThrow('a slip')
    expect(await bench.sql('select name from members where id = $1', [id])).toEqual([{ name: 'Unanswered' }])
    const told = expect.objectContaining({ entity: 'Member', id, version: 2 }) as unknown
    await expect.poll(() => bench.announced()).toContainEqual(told)
  })

  it('has a line for what the world outside does, which is announced like the rest', async () => {
    const id = await addMember(bench, 'outside@example.com')
    await bench.announced()
    await transact(bench.database.db, { product: bench.product, action: 'complaint', entity: 'Member', record: id }, async (work) => {
      expect(await write(work, 'Member', 'standing', id, { status: 'BARRED', reason: 'complaint', rating: '12.50' })).toBe(2)
      await write(work, 'Member', 'contact', id, { region: null })
    })
    expect(await bench.announced()).toMatchObject([
      { entity: 'Member', part: 'standing', id, version: 2, action: 'complaint', subject: id },
      { part: 'contact', id, version: 2 },
    ])
    expect(await bench.sql("select actor, outcome from audit_record where action = 'complaint'")).toEqual([
      { actor: null, outcome: 'DONE' },
    ])
    expect(
      await bench.sql("select from_state, to_state, action, actor from state_change where record = $1 and entity = 'Member' order by id", [
        id,
      ]),
    ).toEqual([
      { from_state: null, to_state: 'GOOD', action: 'create', actor: '1' },
      { from_state: 'GOOD', to_state: 'BARRED', action: 'complaint', actor: null },
    ])
  })
})

describe("the application's role", () => {
  it.each([
    'update audit_record set actor = null',
    'delete from audit_record',
    'truncate audit_record',
    'drop table audit_record',
    'alter table audit_record disable trigger all',
    'alter table audit_record drop column actor',
    'update audit_lane set position = 0',
    'insert into audit_lane values (99)',
    'delete from state_change',
    'update ledger_entry set amount = 1',
    'delete from ledger_operation',
    "insert into role_right values ('reader', 'readMembers')",
    'delete from schema_migration',
    'create table mine (id int)',
    'create or replace function audit_chain() returns trigger language plpgsql as $$begin return new; end$$',
  ])('may not: %s', async (statement) => {
    await expect(bench.sql(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('cannot choose a place in the chain', async () => {
    await bench.sql(
      "insert into audit_record (lane, position, hash, time, action, outcome) values (3, 1, '\\x00', '2001-01-01', 'forged', 'DONE')",
    )
    const [line] = await bench.sql("select lane, position, time from audit_record where action = 'forged'")
    expect(line).not.toMatchObject({ time: '2001-01-01T00:00:00.000Z' })
    expect(await checkAudit(bench.database.db)).toEqual([])
  })

  it('nor may the owner change a line by mistake', async () => {
    await expect(bench.asOwner("update audit_record set actor = 'x'")).rejects.toThrow('audit_record is only ever added to')
    await expect(bench.asOwner('truncate state_change')).rejects.toThrow('state_change is only ever added to')
  })
})

describe('the chain', () => {
  /** Does it with triggers off, checks, and puts everything back. */
  const tamper = async (statement: string): Promise<readonly Bag[]> => {
    await bench.asOwner('begin; alter table audit_record disable trigger user')
    await bench.asOwner(statement)
    const faults = await bench.asOwner('select lane, at, record_id as record, says from audit_faults()')
    await bench.asOwner('rollback')
    return faults
  }
  const place = 'lane = (select lane from audit_lane order by position desc limit 1)'

  it('is whole after changes at the same time', async () => {
    expect(await checkAudit(bench.database.db)).toEqual([])
  })

  it.each<readonly [string, string, string]>([
    ['a changed value', `update audit_record set actor_name = 'somebody' where ${place} and position = 2`, 'a record was changed'],
    ['a changed number', `update audit_record set count = 2 where ${place} and position = 1`, 'a record was changed'],
    ['a record taken out', `delete from audit_record where ${place} and position = 2`, 'a record is missing or moved'],
    [
      'the last record taken out',
      `delete from audit_record r where ${place} and position = (select position from audit_lane l where l.lane = r.lane)`,
      'records are missing or surplus at the end',
    ],
    [
      'two records exchanged',
      `update audit_record r set actor = o.actor, record = o.record, input = o.input, before = o.before, after = o.after, time = o.time, action = o.action from audit_record o where r.lane = o.lane and r.${place} and r.position in (1, 2) and o.position = 3 - r.position and r.id <> o.id`,
      'a record was changed',
    ],
    [
      'a record slipped in',
      `insert into audit_record (lane, position, hash, time, action, outcome) select lane, position + 1, hash, time, 'slipped', 'DONE' from audit_record r where ${place} and position = (select position from audit_lane l where l.lane = r.lane)`,
      'a record was changed',
    ],
  ])('shows %s', async (_what, statement, says) => {
    const faults = await tamper(statement)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ says })
    expect(await checkAudit(bench.database.db)).toEqual([])
  })
})
