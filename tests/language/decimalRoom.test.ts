// What may be typed of a decimal number fits into its column.
import { expect, it } from 'vitest'
import { decimal } from '../../language/fields/decimal.ts'

it.each([0, 2, 3, 6, 12, 17])('of %i digits after the point', (decimals) => {
  const isTaken = (text: string): boolean => new RegExp(decimal.jsonSchema({ decimals }).pattern, 'u').test(text)
  const room = Math.min(15, 18 - decimals)
  expect(isTaken('9'.repeat(room))).toBe(true)
  expect(isTaken('9'.repeat(room + 1))).toBe(false)
})
