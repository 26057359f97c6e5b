// What people type reaches the wire as it is kept; texts stay as they are.
import { expect, it } from 'vitest'
import type { FieldModel } from '../../language/model.ts'
import { tidied } from '../../src/actions/forms/typedValues.ts'

const field = (kind: string, name: string) => ({ kind, name }) as unknown as FieldModel

it('changes telephone numbers and account names alone', () => {
  const fields = [field('text', 'note'), field('phone', 'phone'), field('handle', 'account')]
  expect(tidied(fields, { note: '@one, (two)', abc: 'x,y', phone: '+49 (151) 555-01/99', account: '@ada_l' })).toEqual({
    note: '@one, (two)',
    abc: 'x,y',
    phone: '+491515550199',
    account: 'ada_l',
  })
  expect(tidied(fields, { phone: 'call me', account: 'ada_l' })).toEqual({ phone: 'callme', account: 'ada_l' })
})
