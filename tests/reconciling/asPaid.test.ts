// Which way the amounts of a statement are meant: with a minus where most of it went out so, unless the ledger says otherwise.
import { expect, it } from 'vitest'
import { asPaid } from '../../custom/server/reconciling/asPaid.ts'
import type { Movement } from '../../custom/server/reconciling/movements.ts'
import type { StatedPayment } from '../../custom/server/reconciling/readStatement.ts'

const line = (reference: string, minor: bigint): StatedPayment => ({ reference, on: '', minor, currency: 'EUR' })
const lines = (...amounts: readonly bigint[]): readonly StatedPayment[] => amounts.map((minor, at) => line(`TX ${at}`, minor))
const movement = (operation: string, reference: string, minor: bigint): Movement => ({
  operation,
  day: '2026-10-15',
  credits: minor,
  minor,
  currency: 'EUR',
  reference,
  user: '7',
  payoutRequest: '5',
  manualPayout: null,
})

const amounts = (
  added: readonly StatedPayment[],
  movements: readonly Movement[] = [],
  kept: readonly StatedPayment[] = [],
): readonly bigint[] => asPaid({ month: '2026-10', movements, kept }, added).map(({ minor }) => minor)

it('turns round a statement whose payments are written with a minus, and leaves one in which some came back', () => {
  expect(amounts(lines(-1_000n, -2_000n, 500n))).toEqual([1_000n, 2_000n, -500n])
  expect(amounts(lines(1_000n, 2_000n, -500n))).toEqual([1_000n, 2_000n, -500n])
})

it('leaves a return that is given alone as it is, whether its undo is recorded or not', () => {
  const [paid, undone] = [movement('1', 'TX 1', 5_000n), movement('2', 'TX 1', -5_000n)]
  expect(amounts([line('tx 1', -5_000n)], [paid, undone], [line('TX 1', 5_000n)])).toEqual([-5_000n])
  expect(amounts([line('tx 1', -5_000n)], [paid], [line('TX 1', 5_000n)])).toEqual([-5_000n])
})

it('turns round a part with as many returns as payments, where the payments are recorded so', () => {
  const [one, other] = [movement('1', 'TX 0', 1_000n), movement('2', 'TX 1', -500n)]
  expect(amounts(lines(-1_000n, 500n), [one, other])).toEqual([1_000n, -500n])
})

it('leaves what is stated once more as it is: paid twice is not paid back', () => {
  const paid = movement('1', 'TX 1', 5_000n)
  const kept = [line('TX 1', 5_000n)]
  expect(amounts([line('TX 1', 5_000n)], [paid], kept)).toEqual([5_000n])
  expect(amounts([line('TX 1', 5_000n), line('TX 9', 100n)], [paid], kept)).toEqual([5_000n, 100n])
})
