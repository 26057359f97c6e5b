// Sums below a list's filters stand as the choices do, not as their codes would sort.
import { expect, it } from 'vitest'
import { sumsInOrder } from '../../src/screens/lists/Sums.tsx'

const sum = (key: string) => ({ key, count: 1, sum: null })

it('stand in the order of the choices, with retired ones last', () => {
  const choices = ['SPENDING', 'PAYOUT', 'DEPOSIT'].map((value) => ({ value, label: value }))
  const found = sumsInOrder([sum('DEPOSIT'), sum('GIFT'), sum('PAYOUT'), sum('SPENDING')], { choices })
  expect(found.map(({ key }) => key)).toEqual(['SPENDING', 'PAYOUT', 'DEPOSIT', 'GIFT'])
})
