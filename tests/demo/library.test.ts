// What the rows of the example library tell of one another: that it could have been so.
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { allEntities } from '../../examples/library/generated/entities/all.ts'
import { readTables } from '../../server/demo/readTables.ts'
import { house } from '../architecture/listSources.ts'

type Told = Readonly<Record<string, string | null>>

const tables = readTables(join(house, 'examples/library/demo'), allEntities)
const rowsOf = (entity: string): readonly Told[] =>
  tables
    .filter((table) => table.entity.name === entity)
    .flatMap(({ fields, rows }) => rows.map((row) => Object.fromEntries(fields.map(({ path }, at) => [path, row[at]])) as Told))

/** Minutes from the start of today. */
const minutesOf = (text: string): number => {
  const [, days = 0, hours = 0, minutes = 0] = /^([+-]\d+) days(?: (\d\d):(\d\d))?$/.exec(text) ?? []
  return (Number(days) * 24 + Number(hours)) * 60 + Number(minutes)
}
const [loans, fines, reservations] = [rowsOf('Loan'), rowsOf('Fine'), rowsOf('Reservation')]
const endOf = ({ returned }: Told): number => (typeof returned === 'string' ? minutesOf(returned) : Infinity)
const loanOf = ({ loan }: Told): Told => loans[Number(loan?.slice(1)) - 1] ?? {}

it('lends a copy to one member at a time', () => {
  const twice = loans.flatMap((one, at) =>
    loans
      .slice(at + 1)
      .filter((other) => other['copy'] === one['copy'])
      .filter((other) => minutesOf(other['lent'] ?? '') < endOf(one) && minutesOf(one['lent'] ?? '') < endOf(other))
      .map((other) => [one, other]),
  )
  expect(loans.length).toBeGreaterThan(50)
  expect(twice).toEqual([])
})

it('charges for what came too late, or damaged', () => {
  const charged = fines.filter(({ reason }) => reason === 'LATE' || reason === 'DAMAGED')
  const wrong = charged.filter((fine) => {
    const loan = loanOf(fine)
    return fine['reason'] === 'LATE' ? endOf(loan) < minutesOf(loan['term.due'] ?? '') + 24 * 60 : loan['condition'] !== 'DAMAGED'
  })
  expect(charged.length).toBeGreaterThan(10)
  expect(wrong).toEqual([])
})

it('puts nothing aside that is out', () => {
  const aside = reservations.filter(({ status }) => status === 'READY').map(({ copy }) => copy)
  const out = loans.filter((loan) => endOf(loan) === Infinity).map(({ copy }) => copy)
  expect(aside.length).toBeGreaterThan(0)
  expect(aside.filter((copy) => out.includes(copy))).toEqual([])
})

it('takes and waives no more than was charged', () => {
  const sumOf = (of: string, ...sorts: readonly string[]): number =>
    fines.filter(({ loan, sort }) => loan === of && sorts.includes(sort ?? '')).reduce((sum, { amount }) => sum + Number(amount), 0)
  const fined = [...new Set(fines.flatMap(({ loan }) => loan ?? []))]
  expect(fined.length).toBeGreaterThan(10)
  expect(fined.filter((loan) => sumOf(loan, 'PAID', 'WAIVED') > sumOf(loan, 'CHARGED'))).toEqual([])
})
