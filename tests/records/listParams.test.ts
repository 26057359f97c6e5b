// A list's place in the address, and which filters hold at it.
import { describe, expect, it } from 'vitest'
import { payoutRequests } from '#generated/entities/payoutRequests.ts'
import { transactions } from '#generated/entities/transactions.ts'
import { users } from '#generated/entities/users.ts'
import { filterOf } from '../../language/filters/index.ts'
import type { EntityModel, ListModel } from '../../language/model.ts'
import { activeFilters, startsOf, withFilter } from '../../src/screens/lists/activeFilters.ts'
import { cleared } from '../../src/screens/lists/EmptyList.tsx'
import { filterWire } from '../../src/screens/lists/filterWire.ts'
import { matches } from '../../src/screens/lists/matches.ts'
import { nextSort, ownSort } from '../../src/screens/lists/sorts.ts'
import { nextWaiting } from '../../src/screens/lists/nextWaiting.ts'
import { allNaming, moved, readListParams, writeListParams } from '../../language/listAddress.ts'
import { chosenColumns, shownColumns, usualColumns } from '../../src/screens/lists/shownColumns.ts'
import { tabsOf } from '../../src/screens/lists/tabsOf.ts'
import type { Row } from '../../src/client/records/Row.ts'

const listOf = (entity: EntityModel): ListModel => {
  if (!entity.list) throw new Error('no list')
  return entity.list
}
const queue = listOf(payoutRequests)
const list = listOf(users)
const place = (address = '') => readListParams(new URLSearchParams(address))

describe('the address of a list', () => {
  it.each([
    '',
    'q=anna',
    'view=paid&sort=-net&first=50&columns=id%2Cuser&after=c1&open=7',
    'f.role=admin&f.role=manager&f.registration.registrationTime=2026-11-01..2026-11-21',
    'f.status=',
    'f.gross=10..',
    'columns=net%2Cid&pinned=net&w.net=120&rows=compact',
  ])('reads and writes %s alike', (address) => {
    expect(writeListParams(place(address)).toString()).toBe(address)
  })

  it('knows a text that looks like a range from a range', () => {
    const filters = { 'personal.surname': ['Anna..Bert'], gross: { from: '1', to: '2' } }
    expect(readListParams(writeListParams({ ...place(), filters })).filters).toEqual(filters)
  })

  it('falls back where it makes no sense', () => {
    expect(place('first=7').first).toBe(25)
    expect(place('w.net=5&w.gross=x&w.id=99999').widths).toEqual({})
    expect(place('first=x&columns=').columns).toEqual([])
  })

  it('begins at the first stretch when what is listed changes, and stays where it does not', () => {
    expect(moved(place('after=c1&open=7'), { search: 'x' })).toMatchObject({ after: undefined, open: '7', search: 'x' })
    expect(moved(place('after=c1'), { open: '8' })).toMatchObject({ after: 'c1', open: '8' })
  })
})

describe('the filters that hold', () => {
  it('are what waits, until a search, a view or a choice lifts it', () => {
    expect(activeFilters(queue, place())).toEqual({ status: ['NEW'] })
    expect(activeFilters(queue, place('q=77'))).toEqual({})
    expect(activeFilters(queue, place('view=paid'))).toEqual({ status: ['PAID'] })
    expect(activeFilters(queue, place('f.status='))).toEqual({})
    expect(activeFilters(queue, place('f.status=DECLINED'))).toEqual({ status: ['DECLINED'] })
  })

  it('are no more than those of a record that leads to all that name it', () => {
    const [, search] = allNaming('/transactions', 'user', '4').split('?')
    expect(activeFilters(listOf(transactions), place(search))).toEqual({ user: ['4'] })
    expect(Object.keys(activeFilters(listOf(transactions), place('f.user=4')))).toEqual(['createTime', 'user'])
  })

  it('count days back from today', () => {
    const days = { ...list, starts: { 'registration.registrationTime': { days: 30 } } }
    expect(startsOf(days, '2026-11-21')).toEqual({ 'registration.registrationTime': { from: '2026-10-22' } })
  })

  it('are said to be any only where something would hold otherwise', () => {
    expect(withFilter(queue, place(), 'status', undefined)).toEqual({ status: [] })
    expect(withFilter(queue, place('f.user=4'), 'user', undefined)).toEqual({})
    expect(withFilter(queue, place(), 'user', ['4'])).toEqual({ user: ['4'] })
  })

  it('are all gone after clearing', () => {
    const after = moved(place('q=x&view=paid&f.user=4'), cleared(queue, place('q=x&view=paid&f.user=4')))
    expect(activeFilters(queue, after)).toEqual({})
  })

  it('travel under camel-case paths, days as instants of the reader', () => {
    const filters = { 'fraud.status': ['FRAUD'], 'registration.registrationTime': { from: '2026-11-01', to: '2026-11-02' } }
    expect(filterWire(users, filters, 'Asia/Kolkata')).toEqual({
      fraudStatus: ['FRAUD'],
      registrationRegistrationTime: { from: '2026-10-31T18:30:00.000Z', to: '2026-11-02T18:29:59.999Z' },
    })
    expect(filterWire(users, {}, 'UTC')).toBeUndefined()
  })

  it.each([
    ['contains', ['abc'], 'abc'],
    ['flag', ['true'], true],
    ['decimalRange', { from: '1,5' }, { from: '1.5' }],
    ['intRange', { to: '7' }, { to: 7 }],
    ['intRange', { to: 'x' }, undefined],
    ['dateRange', { from: '2026-11-01' }, { from: '2026-11-01' }],
    ['none', ['x'], undefined],
    ['oneOf', [], undefined],
  ] as const)('of kind %s say %j as %j', (kind, value, wire) => {
    expect(filterOf(kind)?.wire(value, 'UTC', '2026-11-21')).toEqual(wire)
  })

  it('tell whether a record still belongs', () => {
    expect(matches(payoutRequests, { status: ['NEW'] }, { id: '1', status: 'PAID' })).toBe(false)
    expect(matches(payoutRequests, { status: ['NEW'] }, { id: '1', status: 'NEW' })).toBe(true)
    expect(matches(payoutRequests, { user: ['4'] }, { id: '1', user: { id: '4', title: 'x' } })).toBe(true)
    expect(matches(payoutRequests, { user: ['4'] }, { id: '1', user: { id: '5', title: 'x' } })).toBe(false)
    // What was not read is not judged.
    expect(matches(users, { 'fraud.status': ['FRAUD'] }, { id: '1' })).toBe(true)
  })
})

describe('sort, columns, tabs', () => {
  it('goes round: highest first, lowest first, the own order', () => {
    const first = nextSort(list.sort, undefined, 'email')
    expect(first).toEqual({ by: 'email', descending: true })
    const second = nextSort(list.sort, first, 'email')
    expect(second).toEqual({ by: 'email', descending: false })
    expect(nextSort(list.sort, second, 'email')).toBeUndefined()
    expect(nextSort(list.sort, undefined, list.sort.by)).toEqual({ by: list.sort.by, descending: false })
    expect(nextSort(list.sort, { by: list.sort.by, descending: false }, list.sort.by)).toBeUndefined()
  })

  it('sorts as the view wants, else as the list does', () => {
    const of = (view: string | undefined) => ownSort(payoutRequests.list, { view })
    expect(of(undefined)).toEqual({ by: 'createTime', descending: false })
    expect(of('paid')).toEqual({ by: 'processedTime', descending: true })
    expect(of('all')).toEqual({ by: 'processedTime', descending: true })
    expect(payoutRequests.list.sortable).toContain('processedTime')
  })

  const fieldsOf = (columns: readonly { readonly field: string }[]) => columns.map(({ field }) => field)
  const usual = fieldsOf(shownColumns(list.columns, usualColumns))

  it('shows all but the optional columns, or what was chosen as it was put', () => {
    expect(usual).not.toContain('personal.phone')
    const chosen = { ...usualColumns, columns: ['email', 'personal.phone', 'nothing', 'id'] }
    expect(fieldsOf(shownColumns(list.columns, chosen))).toEqual(['email', 'personal.phone', 'id'])
    expect(fieldsOf(shownColumns(list.columns, { ...usualColumns, columns: ['nothing'] })).toSorted()).toEqual(usual.toSorted())
    expect(chosenColumns(list.columns, usual)).toBeUndefined()
    expect(chosenColumns(list.columns, ['email', 'id'])).toEqual(['email', 'id'])
  })

  it('puts what is pinned first, where it stays, and makes columns as wide as somebody wants', () => {
    const [first, ...others] = shownColumns(list.columns, { ...usualColumns, pinned: ['email'], widths: { email: 90 } })
    expect(first).toMatchObject({ field: 'email', stays: 1, width: 90 })
    expect(fieldsOf(others)).toEqual(usual.filter((field) => field !== 'email'))
    expect(others.every(({ width }) => width === undefined)).toBe(true)
  })

  it('has a tab for how a queue opens, its views, and all', () => {
    expect(tabsOf(queue).map((tab) => tab.name)).toEqual(['', 'paid', 'declined', 'all'])
    expect(tabsOf(list).map((tab) => tab.name)).toEqual(['', 'review', 'verification', 'disabled', 'deleted'])
  })

  it('goes on to the next that waits, then back to the first', () => {
    const waits = ({ status }: Row) => status === 'NEW'
    const rows = ['NEW', 'PAID', 'NEW', 'NEW'].map((status, at) => ({ id: String(at), status }))
    expect(nextWaiting(rows, '0', waits)).toBe('2')
    expect(nextWaiting(rows, '3', waits)).toBe('0')
    expect(nextWaiting([{ id: '0', status: 'NEW' }], '0', waits)).toBeUndefined()
  })
})
