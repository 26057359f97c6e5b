// Decimals typed with a comma reach the wire with a point; texts stay as they are.
import { expect, it } from 'vitest'
import type { FieldModel } from '../../language/model.ts'
import { withPoints } from '../../src/fields/form/withPoints.ts'

const field = (kind: string, name: string) => ({ kind, name }) as unknown as FieldModel

it('changes what is a number alone', () => {
  const fields = [field('percent', 'share'), field('decimal', 'rate'), field('text', 'note'), field('percent', 'empty')]
  expect(withPoints(fields, { share: '2,5', rate: '-0,92', note: 'one, two', abc: 'x,y' })).toEqual({
    share: '2.5',
    rate: '-0.92',
    note: 'one, two',
    abc: 'x,y',
  })
})
