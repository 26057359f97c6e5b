// Why a value is refused, in the words of the product: each broken rule has its text and its parameters.
import { describe, expect, it } from 'vitest'
import { fieldOf, messageFor, wordsOf, type BrokenRule } from '../../language/messages.ts'
import type { FieldModel } from '../../language/model.ts'

const field = (kind: FieldModel['kind'], more: Partial<FieldModel> = {}): FieldModel => ({
  name: 'amount',
  path: 'amount',
  kind,
  label: 'fields.amount',
  required: true,
  class: 'public',
  graphql: 'String',
  columns: [],
  filter: 'none',
  ...more,
})
const broken = (keyword: string, params: BrokenRule['params'] = {}, instancePath = '/amount'): BrokenRule => ({
  keyword,
  params,
  instancePath,
})

describe('a broken rule', () => {
  it.each<[string, FieldModel, BrokenRule, string, readonly string[]]>([
    ['is required', field('text'), broken('required', { missingProperty: 'amount' }, ''), 'errors.required', ['@fields.amount']],
    ['is empty', field('text'), broken('minLength', { limit: 1 }), 'errors.required', ['@fields.amount']],
    [
      'is empty, without a label',
      field('longText', { unlabelled: true }),
      broken('required', { missingProperty: 'amount' }, ''),
      'errors.empty',
      ['@fields.amount'],
    ],
    ['is no number', field('money'), broken('pattern'), 'errors.number', ['@fields.amount']],
    ['is no whole number', field('integer'), broken('type'), 'errors.whole', ['@fields.amount']],
    ['is zero', field('money'), broken('bounds', { rule: 'nonZero', limit: 0 }), 'errors.notZero', ['@fields.amount']],
    ['is not above zero', field('decimal'), broken('bounds', { rule: 'positive', limit: 0 }), 'errors.greaterThanZero', ['@fields.amount']],
    ['is below its least', field('percent'), broken('bounds', { rule: 'min', limit: 0 }), 'errors.atLeast', ['@fields.amount', '0']],
    ['is above its most', field('percent'), broken('bounds', { rule: 'max', limit: 100 }), 'errors.atMost', ['@fields.amount', '100']],
    ['is below its least, whole', field('integer'), broken('minimum', { limit: 18 }), 'errors.atLeast', ['@fields.amount', '18']],
    ['is above its most, whole', field('integer'), broken('maximum', { limit: 99 }), 'errors.atMost', ['@fields.amount', '99']],
    ['is too short', field('text'), broken('minLength', { limit: 3 }), 'errors.tooShort', ['@fields.amount', '3']],
    ['is too long', field('text'), broken('maxLength', { limit: 30 }), 'errors.tooLong', ['@fields.amount', '30']],
    ['has too many', field('references'), broken('maxItems', { limit: 10 }), 'errors.tooMany', ['@fields.amount', '10']],
    ['is no e-mail', field('email'), broken('pattern'), 'errors.email', ['@fields.amount']],
    ['is no address', field('url'), broken('pattern'), 'errors.url', ['@fields.amount']],
    ['is no day', field('date'), broken('pattern'), 'errors.date', ['@fields.amount']],
    ['is no time', field('time'), broken('pattern'), 'errors.time', ['@fields.amount']],
    ['is no phone', field('phone'), broken('pattern'), 'errors.phone', ['@fields.amount']],
    ['is no account name', field('handle'), broken('pattern'), 'errors.handle', ['@fields.amount']],
    ['breaks a rule without words of its own', field('text'), broken('const'), 'errors.invalid', ['@fields.amount']],
  ])('%s', (_name, of, rule, template, params) => expect(messageFor(of, rule)).toEqual({ template, params }))

  it('is about the first piece of its path, or about what is missing', () => {
    expect(fieldOf(broken('pattern', {}, '/amount/currency'))).toBe('amount')
    expect(fieldOf(broken('pattern', {}, '/a~1b~0c'))).toBe('a/b~c')
    expect(fieldOf(broken('required', { missingProperty: 'reason' }, ''))).toBe('reason')
    expect(fieldOf(broken('additionalProperties', { additionalProperty: 'more' }, ''))).toBe('more')
    expect(fieldOf(broken('type', {}, ''))).toBe('')
  })

  it('is said with several keys in one parameter, listed', () => {
    expect(wordsOf(['@a @b', 'plain @b'], (key) => key.toUpperCase())).toEqual(['A, B', 'plain @b'])
  })

  it('is said with its parameters in words', () => {
    expect(wordsOf(['@fields.amount', '5'], (key) => (key === 'fields.amount' ? 'Amount' : key))).toEqual(['Amount', '5'])
  })
})
