// A statement as payout systems and people write it: which lines are payments, and what is said of one that is not read.
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../custom/server/reconciling/readStatement.ts'
import { InvalidInput } from '../../server/kit.ts'

const amountsOf = (text: string) => readStatement(text).map(({ minor }) => minor)
const of = (amount: string): string => `Reference,Amount,Currency\nTX 1,"${amount}",EUR`

/** Rule and parameters of the one thing that is wrong with it. */
const wrongOf = (text: string): unknown => {
  try {
    readStatement(text)
  } catch (error) {
    if (error instanceof InvalidInput) return error.errors.map(({ field, code, params }) => [field, code, ...params])
    throw error
  }
  return undefined
}

describe('a statement', () => {
  it('is read by the names of its columns, in whatever order, by comma, semicolon or tab', () => {
    const payments = [{ reference: 'TX 1', on: '2026-10-03', minor: 10_396n, currency: 'EUR' }]
    expect(readStatement('Reference,Amount,Currency,Date\nTX 1,103.96,EUR,2026-10-03\n')).toEqual(payments)
    expect(readStatement('\uFEFFdate;currency;NET;Transaction ID\r\n2026-10-03;eur;103,96; TX 1 \r\n\r\n')).toEqual(payments)
    expect(readStatement('Payment reference\tAmount\tCurrency\tDate\nTX 1\t103.96\tEUR\t2026-10-03')).toEqual(payments)
  })

  it.each([
    ['1234', 123_400n],
    ['1234.5', 123_450n],
    ['1234,50', 123_450n],
    ['1,234,567.89', 123_456_789n],
    ['1.234.567,89', 123_456_789n],
    ['1 234.50', 123_450n],
  ])('takes %s for what it is', (written, minor) => {
    expect(amountsOf(of(written))).toEqual([minor])
  })

  it.each(['1.234', '1,234', '12.345', 'EUR 12', '', '0.00', '1,23,456.00', '1e3', '1,234,567,890,123.00', '1.234.567.890.123.456.789,00'])(
    'takes no amount that is none or may be two: %s',
    (written) => {
      expect(wrongOf(of(written))).toEqual([['statement', 'statementAmount', '2', written]])
    },
  )

  it('says which columns are missing, and which line is wrong', () => {
    expect(wrongOf('Reference,Sum\nTX 1,1.00')).toEqual([['statement', 'statementHeadings', 'Amount, Currency']])
    expect(wrongOf('')).toEqual([['statement', 'statementHeadings', 'Reference, Amount, Currency']])
    expect(wrongOf('Reference,Amount,Currency\nTX 1,1.00,EUR\n,1.00,EUR')).toEqual([['statement', 'statementReference', '3']])
    expect(wrongOf('Reference,Amount,Currency\n\nTX 1,1.00,Euro')).toEqual([['statement', 'statementCurrency', '3', 'Euro']])
  })
})
