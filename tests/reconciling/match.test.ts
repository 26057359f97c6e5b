// Which payment of a statement is which of the ledger: every outcome, and that each payment is found once.
import { describe, expect, it } from 'vitest'
import { match } from '../../custom/server/reconciling/match.ts'
import type { Movement } from '../../custom/server/reconciling/movements.ts'
import type { StatedPayment } from '../../custom/server/reconciling/readStatement.ts'

const stated = (reference: string, minor: bigint, currency = 'EUR'): StatedPayment => ({ reference, on: '', minor, currency })

let count = 0
const movement = (reference: string, minor: bigint | null, given: Partial<Movement> = {}): Movement => {
  count += 1
  const id = String(count)
  const sign = minor !== null && minor < 0n ? -1n : 1n
  const usual = {
    operation: id,
    day: '2026-10-15',
    credits: sign * 11_300n,
    currency: minor === null ? null : 'EUR',
    user: '7',
    payoutRequest: id,
    manualPayout: null,
  }
  return { ...usual, minor, reference, ...given }
}

const outcomes = (lines: readonly StatedPayment[], movements: readonly Movement[]) => {
  const { stated: found, missing } = match(lines, movements, '2026-10')
  return { found: found.map(({ outcome }) => outcome), missing: missing.map(({ operation }) => operation) }
}

describe('a payment', () => {
  it('agrees by reference, amount and currency, however the reference is spelt', () => {
    expect(outcomes([stated(' tx 1', 100n)], [movement('TX 1', 100n)])).toEqual({ found: ['AGREES'], missing: [] })
  })

  it('is found in another month, and is then not missing in its own', () => {
    const november = movement('TX 1', 100n, { day: '2026-11-02' })
    expect(outcomes([stated('TX 1', 100n)], [november])).toEqual({ found: ['OTHER_MONTH'], missing: [] })
    expect(outcomes([], [november])).toEqual({ found: [], missing: [] })
  })

  it('that is on the statement of another month already is stated too often, whatever its amount', () => {
    const september = movement('TX 1', 100n, { day: '2026-09-30', statedElsewhere: true })
    expect(outcomes([stated('TX 1', 100n)], [september]).found).toEqual(['TWICE'])
    expect(outcomes([stated('TX 1', 90n)], [september]).found).toEqual(['TWICE'])
  })

  it('differs by amount or currency; one that agrees is never given to a line that differs', () => {
    expect(outcomes([stated('TX 1', 100n, 'USD')], [movement('TX 1', 100n)]).found).toEqual(['AMOUNT'])
    const both = [movement('BATCH', 100n), movement('BATCH', 200n)]
    expect(outcomes([stated('BATCH', 300n), stated('BATCH', 200n)], both).found).toEqual(['AMOUNT', 'AGREES'])
  })

  it('that was recorded in credits only is told as such', () => {
    expect(outcomes([stated('M 1', 100n)], [movement('M 1', null, { payoutRequest: null, manualPayout: '4' })]).found).toEqual(['UNPRICED'])
  })

  it('that is stated more often than it is recorded is told at each line too many', () => {
    expect(outcomes([stated('TX 1', 100n), stated('TX 1', 100n)], [movement('TX 1', 100n)]).found).toEqual(['AGREES', 'TWICE'])
  })

  it('that nobody recorded is unknown, and so is one that came back', () => {
    expect(outcomes([stated('TX 9', 100n)], []).found).toEqual(['UNKNOWN'])
    expect(outcomes([stated('TX 1', 100n), stated('TX 1', -100n)], [movement('TX 1', 100n)]).found).toEqual(['AGREES', 'UNKNOWN'])
  })

  it('without a reference is guessed by its amount, where one of each has it', () => {
    const unnamed = movement('', 100n)
    expect(outcomes([stated('TX 9', 100n)], [unnamed])).toEqual({ found: ['LIKELY'], missing: [] })
    expect(outcomes([stated('TX 8', 100n), stated('TX 9', 100n)], [unnamed])).toEqual({
      found: ['UNKNOWN', 'UNKNOWN'],
      missing: [unnamed.operation],
    })
    const two = [unnamed, movement('', 100n)]
    expect(outcomes([stated('TX 9', 100n)], two).found).toEqual(['UNKNOWN'])
  })
})

describe('what the ledger has', () => {
  it('and the statement has not is missing', () => {
    const paid = movement('TX 1', 100n)
    expect(outcomes([], [paid])).toEqual({ found: [], missing: [paid.operation] })
  })

  it('and undid in that month is missing nowhere; undone after it was paid, its return is', () => {
    const paid = movement('TX 1', 100n, { payoutRequest: '5' })
    const undone = movement('TX 1', -100n, { payoutRequest: '5' })
    expect(outcomes([], [paid, undone])).toEqual({ found: [], missing: [] })
    expect(outcomes([stated('TX 1', 100n)], [paid, undone])).toEqual({ found: ['AGREES'], missing: [undone.operation] })
    expect(outcomes([stated('TX 1', 100n), stated('TX 1', -100n)], [paid, undone])).toEqual({ found: ['AGREES', 'AGREES'], missing: [] })
  })
})
