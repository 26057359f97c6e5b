// A number of a text field in words: 1250 -> 1,250.00 where two decimals are always printed; 1250.5 -> 1,250.5 where none are.
import { grouped } from '../../language/fields/money.ts'
import type { NumberLook } from './readNumber.ts'

export const saidNumber = (wire: string, { least }: NumberLook): string => {
  const [whole = '', fraction = ''] = wire.split('.')
  const shown = fraction.padEnd(least, '0')
  return `${grouped(whole)}${shown === '' ? '' : `.${shown}`}`
}
