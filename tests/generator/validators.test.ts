// Validators stand alone, and decimals are compared digit by digit.
import { expect, it } from 'vitest'
import { validatorCode } from '../../generator/emitters/validator.ts'
import type { BrokenRule } from '../../language/messages.ts'

interface Validate {
  (value: unknown): boolean
  errors?: readonly BrokenRule[] | null
}

const validatorFor = async (properties: object, required: readonly string[] = []): Promise<Validate> => {
  const code = validatorCode({
    name: 'x',
    entity: 'X',
    jsonSchema: { $id: 'x', type: 'object', properties, required, additionalProperties: false },
    uiSchema: {},
  })
  expect(code).not.toMatch(/\brequire\(|\bimport\b|\beval\b|new Function/)
  const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Validate }
  return validate
}

const amount = (bounds: object) => ({ a: { type: 'string', pattern: '^[-+]?[0-9]{1,15}([.,][0-9]{1,2})?$', bounds } })

it.each([
  [{ positive: true }, '0.00', { rule: 'positive', limit: 0 }],
  [{ positive: true }, '-1', { rule: 'positive', limit: 0 }],
  [{ positive: true }, '0,01', undefined],
  [{ nonZero: true }, '-0.0', { rule: 'nonZero', limit: 0 }],
  [{ nonZero: true }, '-0.01', undefined],
  [{ min: 0 }, '-0.01', { rule: 'min', limit: 0 }],
  [{ min: 0 }, '-0', undefined],
  [{ min: -5 }, '-5.01', { rule: 'min', limit: -5 }],
  [{ max: 100 }, '100.00', undefined],
  [{ max: 100 }, '100.01', { rule: 'max', limit: 100 }],
  [{ max: 999999999999999 }, '999999999999999.01', { rule: 'max', limit: 999999999999999 }],
  [{ min: 0.5 }, '0.49', { rule: 'min', limit: 0.5 }],
  [{ min: 10 }, '9.99', { rule: 'min', limit: 10 }],
  [{}, '1.5', undefined],
])('%j of %s', async (bounds, text, broken) => {
  const validate = await validatorFor(amount(bounds))
  expect(validate({ a: text })).toBe(broken === undefined)
  expect(validate.errors?.map((each) => [each.keyword, each.params]) ?? []).toEqual(broken === undefined ? [] : [['bounds', broken]])
})

it('tells everything that is wrong at once, by path', async () => {
  const validate = await validatorFor(
    {
      a: { type: 'string', minLength: 1, maxLength: 2 },
      b: { type: 'array', uniqueItems: true, items: { type: 'string', enum: ['x', 'y'] } },
    },
    ['a', 'c'].slice(0, 1),
  )
  expect(validate({ a: '\u{1F4D6}\u{1F4D6}', b: ['x'] })).toBe(true)
  expect(validate({ b: ['x', 'x', 'z'], d: 1 })).toBe(false)
  expect(validate.errors?.map((each) => [each.instancePath, each.keyword])).toEqual([
    ['', 'required'],
    ['', 'additionalProperties'],
    ['/b/2', 'enum'],
    ['/b', 'uniqueItems'],
  ])
})
