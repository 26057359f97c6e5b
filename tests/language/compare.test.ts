// Which of two values is greater: of every sort, empty ones and such as cannot be compared among them.
import { expect, it } from 'vitest'
import { comparedAs, type Sort } from '../../language/compare.ts'

const money = (amount: string) => ({ amount, currency: 'EUR' })

it.each<readonly [Sort, unknown, unknown, number | undefined]>([
  ['number', 2, 10, -1],
  ['number', 10, 10, 0],
  ['number', -1, 1, -1],
  ['number', '0.1', '0.10', 0],
  ['number', '12,50', '12.5', 0],
  ['number', '+3', 3, 0],
  ['number', '-0.01', '0', -1],
  ['number', '9007199254740993', '9007199254740992', 1],
  ['number', money('50.00'), money('49.99'), 1],
  ['number', money('9.99'), money('10'), -1],
  ['number', money(''), money('10'), undefined],
  ['number', 'many', 3, undefined],
  ['number', undefined, 3, undefined],
  ['number', 3, null, undefined],
  ['number', '', 3, undefined],
  ['day', '2026-02-28', '2026-03-01', -1],
  ['day', '2026-03-01', '2026-03-01', 0],
  ['day', 'soon', '2026-03-01', undefined],
  ['moment', '2026-03-01T10:00:00.000Z', '2026-03-01T09:59:59.999Z', 1],
  ['moment', '2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z', 0],
  ['same', '7', '7', 0],
  ['same', '7', '8', 1],
  ['same', '7', null, undefined],
])('as %s: %j and %j', (sort, one, other, expected) => {
  const order = comparedAs(sort, one, other)
  expect(order === undefined ? undefined : Math.sign(order)).toBe(expected)
})
