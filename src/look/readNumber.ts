// What is typed or pasted for a number, read as people write it. Whatever the console prints (1,250.00 Cr) is read back as the same.
// Point and comma are both taken for the decimal sign (domain 19), and both divide thousands somewhere. So one sign with three digits
// behind it can mean two numbers. It is asked about, never guessed, unless only one of them fits: 1,250 of a field with two decimals is the
// console's own way to write 1250, as no such amount has three; 1.250 is asked about there. Of a field with more decimals it is the other way round.
import { unsettled } from './unsettled.ts'
import type { TextContext } from '../../language/fields/kind.ts'
import type { FieldModel } from '../../language/model.ts'
import { traitsOf } from '../../language/fields/index.ts'

/** $ of USD, also where others have one. */
const signsOf = (currency: string): readonly string[] => {
  try {
    return (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
        .formatToParts(0)
        .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
    )
  } catch {
    return []
  }
}

const unitsOf = (currency: string | undefined, lookup: TextContext['lookup']): readonly string[] =>
  currency === undefined || currency === ''
    ? []
    : [...new Set([lookup('currencySuffix', currency) ?? currency, currency, ...signsOf(currency)])]

/**
 * What the numbers of a field look like, so that what is typed for them can be read.
 * currency: what is chosen beside the amount, where the field has none of its own.
 */
export const lookOfNumber = (field: FieldModel, lookup: TextContext['lookup'], currency = field.currency): NumberLook => {
  const { decimals, least, unit, currency: own } = traitsOf(field).number?.(field) ?? { decimals: 2, least: 0 }
  return { decimals, least, units: own === undefined ? [unit ?? []].flat() : unitsOf(currency, lookup) }
}

/** What numbers of a field look like. */
export interface NumberLook {
  /** How many there may be. */
  readonly decimals: number
  /** How many are always printed. */
  readonly least: number
  /** What may stand beside the number and means nothing more, the one that is printed first: Cr, CRE; %; cm. */
  readonly units: readonly string[]
}

/** Numbers as they travel: digits, a point, a minus. */
export type Reading =
  | { readonly is: 'empty' | 'none' }
  | { readonly is: 'number'; readonly wire: string }
  /** All that can be meant, the likelier first. */
  | { readonly is: 'unclear'; readonly choices: readonly string[] }
  /** Something else than the field's unit stands beside it. */
  | { readonly is: 'foreign'; readonly said: string; readonly unit: string }

interface Digits {
  readonly whole: string
  readonly fraction: string
}

const none: Reading = { is: 'none' }
const shape = /^([-+]?) ?([^\d\s.,+()-]*) ?([-+]?) ?(\d[\d., '\u2019]*) ?([^\d\s.,+()-]*)$/
const ourWay = /^([1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.(\d+))?$/
const spaced = /^([1-9]\d{0,2}(?:[ '\u2019]\d{3})+)(?:[.,](\d+))?$/

/** One kind of space, one kind of minus, no marks of direction: what is copied from a page has many. */
const plain = (typed: string): string =>
  typed
    .replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replace(/\?$/, '')

const digitsIn = (text: string, way: RegExp): Digits | undefined => {
  const found = way.exec(text)
  return found ? { whole: (found[1] ?? '').replaceAll(/\D/g, ''), fraction: found[2] ?? '' } : undefined
}

const swapped = (text: string): string => text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
const wireOf = ({ whole, fraction }: Digits): string => (fraction === '' ? whole : `${whole}.${fraction}`)
const withoutZeros = ({ whole, fraction }: Digits): Digits => ({ whole, fraction: fraction.replace(/0+$/, '') })

/** The numbers that a text without sign and unit can mean, and whether that is beyond doubt. */
const meanings = (body: string, decimals: number): { readonly sure: boolean; readonly all: readonly Digits[] } => {
  const fits = ({ fraction }: Digits): boolean => fraction.length <= decimals
  const [ours, theirs] = [digitsIn(body, ourWay) ?? digitsIn(body, spaced), digitsIn(swapped(body), ourWay)]
  if (!ours || !theirs || wireOf(ours) === wireOf(theirs)) return { sure: true, all: [ours ?? theirs ?? []].flat().filter(fits) }
  if (fits(ours) && !(ours.fraction === '' && fits(theirs))) return { sure: true, all: [ours] }
  const grouped = ours.fraction === '' ? [ours, theirs] : [theirs, withoutZeros(ours)]
  return { sure: false, all: grouped.filter(fits) }
}

const isOne = (units: readonly string[], said: string): boolean =>
  said === '' || units.some((each) => each.toLowerCase() === said.toLowerCase())

const readSigned = (text: string, { decimals, units }: NumberLook): Reading => {
  const [, first = '', before = '', second = '', body = '', after = ''] = shape.exec(text) ?? []
  if (body === '' || (first !== '' && second !== '')) return none
  const { sure, all } = meanings(body.trim(), decimals)
  if (all.length === 0) return none
  const strange = [before, after].find((each) => !isOne(units, each))
  if (strange !== undefined) return units[0] === undefined ? none : { is: 'foreign', said: strange, unit: units[0] }
  const wires = all.map((each) => `${[first, second].includes('-') ? '-' : ''}${wireOf(each)}`)
  return sure ? { is: 'number', wire: wires[0] ?? '' } : { is: 'unclear', choices: wires }
}

/** In brackets a number is one of a calculation, or, to accountants, less than zero. */
const readBrackets = (inside: string, look: NumberLook): Reading => {
  const found = readSigned(inside, look)
  if (/[-+]/.test(inside) || found.is === 'unclear') return none
  return found.is === 'number' ? { is: 'unclear', choices: [found.wire, `-${found.wire}`] } : found
}

export const readNumber = (typed: string, look: NumberLook): Reading => {
  const text = plain(typed)
  if (text === '') return { is: 'empty' }
  const inside = /^\((.*)\)$/.exec(text)?.[1]
  return inside === undefined ? readSigned(text, look) : readBrackets(inside.trim(), look)
}

/** How it travels: a number as such, anything else as it was typed. No rule takes that; what is unclear could be taken, so it is marked. */
export const wireIn = (reading: Reading, typed: string): string => {
  if (reading.is === 'number') return reading.wire
  return reading.is === 'unclear' ? unsettled(typed) : typed.trim()
}
