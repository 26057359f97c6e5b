// Actions on a real database, for a product of another field: states, customs, removal, previews, and what each refuses.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { addMember, errorsOf } from './records/fillLibrary.ts'
import { openFilledLibrary } from './records/libraryBench.ts'
import type { Bag, Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller

beforeAll(async () => ({ bench, librarian } = await openFilledLibrary()).bench.stop)

describe('transition', () => {
  const bar = (id: string, args: Bag = {}, caller = librarian): Promise<Bag> =>
    bench.run(caller, 'memberStandingBar', { id, version: 1, input: { reason: 'Noise' }, ...args }, [
      'standing.status',
      'standing.reason',
      'standing.by',
      'standing.time',
    ])

  it('stores state, answers and stamps, and leaves the other parts alone', async () => {
    const id = await addMember(bench, 'noisy@example.com')
    expect(await bar(id)).toEqual({
      __typename: 'MemberStandingSaved',
      record: {
        id,
        version: 2,
        status: 'BARRED',
        reason: 'Noise',
        by: { id: '1', title: 'boss', email: 'boss@example.com', picture: null },
        time: expect.any(String) as unknown,
      },
    })
    expect(await bar(id, { version: 2 })).toMatchObject({
      __typename: 'Refused',
      rule: 'state',
      template: 'refusals.state',
      message: 'Not possible in the state Barred',
    })
    expect(await bar(id)).toMatchObject({ __typename: 'MemberStandingConflict', current: { version: 2 }, by: 'librarian 1' })
    expect(await bench.run(librarian, 'memberStandingPardon', { id, version: 2 }, ['standing.status', 'standing.reason'])).toMatchObject({
      record: { version: 3, status: 'GOOD', reason: null },
    })
  })

  it('asks what it asks', async () => {
    expect(errorsOf(await bar(await addMember(bench, 'asks@example.com'), { input: { reason: '  '.trim() } }))).toEqual([
      ['reason', 'errors.required'],
    ])
  })

  it('is refused by its guards, with an audit line', async () => {
    expect(await bar('1')).toMatchObject({ __typename: 'Refused', rule: 'notOneself', message: 'Not oneself' })
    await bench.flush()
    expect(await bench.sql("select action, outcome, record from audit_record where rule = 'notOneself'")).toEqual([
      { action: 'standing.bar', outcome: 'DENIED', record: '1' },
    ])
  })

  it('is undone within its time only, by the undo that fits the state', async () => {
    const member = await addMember(bench, 'undo@example.com')
    const [book] = await bench.sql("select id from books where title = 'Solaris'")
    const lend = { id: String(book?.['id']), version: 1, input: { member } }
    const lent = async (): Promise<string> =>
      ((await bench.run(librarian, 'booksLend', { ...lend, ticks: ['sure'] }))['ids'] as string[])[0] ?? ''
    const one = await lent()
    expect(
      await bench.run(librarian, 'loansGiveBack', { id: one, version: 1, input: { note: 'torn' } }, ['status', 'note', 'returned']),
    ).toMatchObject({ record: { status: 'BACK', note: 'torn', returned: expect.any(String) as unknown } })
    expect(await bench.run(librarian, 'loansUndo', { id: one, version: 2 }, ['status', 'note', 'returned'])).toMatchObject({
      record: { status: 'OUT', note: null, returned: null },
    })
    await bench.run(librarian, 'loansGiveBack', { id: one, version: 3 })
    await bench.asOwner('alter table state_change disable trigger all')
    await bench.asOwner(`update state_change set time = now() - interval '49 hours' where entity = 'Loan' and record = '${one}'`)
    await bench.asOwner('alter table state_change enable trigger all')
    expect(await bench.run(librarian, 'loansUndo', { id: one, version: 4 })).toMatchObject({
      __typename: 'Refused',
      rule: 'tooLate',
      message: 'Only possible within 2 days',
    })
    const two = await lent()
    await bench.run(librarian, 'loansLose', { id: two, version: 1 })
    const narrow = bench.callerOf('librarian', '1', ['changeLoans', 'readLoans'])
    await expect(bench.run(narrow, 'loansUndo', { id: two, version: 2 })).rejects.toMatchObject({ code: 'DENIED', params: ['changeBooks'] })
    expect(await bench.run(librarian, 'loansUndo', { id: two, version: 2 }, ['status'])).toMatchObject({ record: { status: 'OUT' } })
  })
})

describe('custom', () => {
  it('asks for its tick, and for one more where the same was done just before', async () => {
    const input = { title: 'Order me', price: { amount: '5.00', currency: 'EUR' } }
    expect(await bench.run(librarian, 'booksOrder', { input })).toMatchObject({ __typename: 'Done', count: 1, details: { ordered: true } })
    expect(await bench.run(librarian, 'booksOrder', { input })).toMatchObject({
      __typename: 'Refused',
      rule: 'repeat',
      ticks: [{ name: 'repeat' }],
    })
    expect(await bench.run(librarian, 'booksOrderPreview', { input })).toMatchObject({ ticks: [{ name: 'repeat' }] })
    expect(
      await bench.run(librarian, 'booksOrder', { input: { title: ' Order me', price: { amount: '5', currency: 'EUR' } } }),
    ).toMatchObject({ rule: 'repeat' })
    expect(await bench.run(librarian, 'booksOrder', { input: { ...input, title: 'Another' } })).toMatchObject({ __typename: 'Done' })
    expect(errorsOf(await bench.run(librarian, 'booksOrder', { input: { title: 'X', price: { amount: '0', currency: 'EUR' } } }))).toEqual([
      ['price', 'errors.greaterThanZero'],
    ])
  })

  it('answers stale, gone and refused like every change', async () => {
    const [book] = await bench.sql("select id from books where title = 'Solaris'")
    const id = String(book?.['id'])
    const member = await addMember(bench, 'lends@example.com')
    expect(await bench.run(librarian, 'booksLend', { id, version: 9, input: { member } })).toMatchObject({
      __typename: 'Stale',
      id,
      by: 'librarian 1',
    })
    expect(await bench.run(librarian, 'booksLend', { id: '999', version: 1, input: { member } })).toEqual({ __typename: 'Gone', id: '999' })
    expect(await bench.run(librarian, 'booksLend', { id, version: 1, input: { member } })).toMatchObject({
      __typename: 'Refused',
      ticks: [{ name: 'sure' }],
    })
    await bench.run(librarian, 'memberStandingBar', { id: member, version: 1, input: { reason: 'x' } })
    expect(await bench.run(librarian, 'booksLend', { id, version: 1, input: { member }, ticks: ['sure'] })).toMatchObject({
      __typename: 'Refused',
      rule: 'notBarred',
    })
  })
})

describe('remove', () => {
  it('keeps what is still referred to', async () => {
    expect(await bench.run(librarian, 'genresDelete', { id: 'SF', version: 1 })).toMatchObject({ __typename: 'Refused', rule: 'inUse' })
    expect(await bench.run(librarian, 'genresDelete', { id: 'PO', version: 1 })).toMatchObject({ __typename: 'Refused', rule: 'inUse' })
    await bench.run(librarian, 'genresCreate', { input: { code: 'XX', name: 'Unused' } })
    expect(await bench.run(librarian, 'genresDelete', { id: 'XX', version: 1 })).toMatchObject({ __typename: 'Done', ids: ['XX'] })
  })
})

describe('preview', () => {
  it('tells what would happen and leaves nothing', async () => {
    const count = async (): Promise<readonly Bag[]> => {
      // Refusals are written a little later.
      await bench.flush()
      return bench.sql(
        'select (select count(*) from books) as books, (select count(*) from audit_record) as lines, (select count(*) from operation_key) as keys, (select count(*) from state_change) as states',
      )
    }
    await bench.announced()
    const before = await count()
    const preview = await bench.run(librarian, 'booksOrderPreview', { input: { title: 'Seen', price: { amount: '1', currency: 'EUR' } } })
    expect(preview).toMatchObject({
      allowed: true,
      refused: null,
      invalid: null,
      ticks: [],
      balances: [{ account: 'accounts.fines', after: { amount: '5.00', currency: 'EUR' } }],
    })
    expect(await bench.run(librarian, 'booksOrderPreview', { input: { title: '' } })).toMatchObject({
      allowed: false,
      invalid: { errors: [{ field: 'title' }, { field: 'price' }] },
    })
    expect(await bench.run(librarian, 'memberStandingBarPreview', { id: '1', version: 1, input: { reason: 'x' } })).toMatchObject({
      allowed: false,
      refused: { rule: 'notOneself' },
    })
    expect(await bench.run(librarian, 'membersUpdatePreview', { id: '1', version: 7, patch: { name: 'x' } })).toMatchObject({
      allowed: false,
      refused: { template: 'refusals.changed' },
    })
    expect(await count()).toEqual(before)
    expect(await bench.announced()).toEqual([])
  })

  it('counts a tick that is asked as given', async () => {
    const [book] = await bench.sql("select id from books where title = 'Solaris'")
    const preview = await bench.run(librarian, 'booksLendPreview', { id: String(book?.['id']), version: 1, input: { member: '1' } })
    expect(preview).toMatchObject({ allowed: true, ticks: [{ name: 'sure' }] })
  })
})
