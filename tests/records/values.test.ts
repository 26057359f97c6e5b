// Values of any field as words, and the small pure pieces around them.
import { describe, expect, it } from 'vitest'
import { users } from '#generated/entities/users.ts'
import type { TextContext } from '../../language/fields/kind.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { startValues } from '../../src/actions/askedFields.ts'
import { ageOf } from '../../src/look/ageOf.ts'
import { addressOf } from '../../src/client/records/addressOf.ts'
import { filled, followed } from '../../src/actions/forms/typedValues.ts'
import { inWords } from '../../src/actions/forms/inWords.ts'
import { madeUp } from '../../src/actions/forms/SecretInput.tsx'
import { fieldAt } from '../../src/client/records/fieldAt.ts'
import { guardsFor } from '../../src/client/records/variablesFor.ts'
import { locations } from '../../language/locations.ts'
import { valueAt } from '../../language/paths.ts'
import { isRead } from '../../src/client/records/mayRead.ts'
import { newKey } from '../../src/client/records/sendChange.ts'
import { textOf } from '../../language/textOf.ts'
import { covers } from '../covers.ts'

const entity: EntityModel = users
const context: TextContext = {
  t: (key, params = []) => [key, ...params].join('|'),
  dateFormat: 'MM/DD/YYYY',
  zone: 'UTC',
  lookup: (_dictionary, code) => (code === 'CRE' ? 'Cr' : undefined),
}
const field = (path: string): FieldModel => {
  const found = fieldAt(entity, path)
  if (!found) throw new Error(path)
  return found
}

describe('a value in words', () => {
  it.each([
    ['email', 'a@example.com', 'a@example.com'],
    ['balance.total', { amount: '1234.50', currency: 'CRE' }, '1,234.50 Cr'],
    ['registration.registrationTime', '2026-11-21T19:20:00.000Z', '11/21/2026 19:20'],
    ['registration.lastLoginTime', null, 'entities.users.empty.registration.lastLoginTime'],
    ['personal.city', undefined, '\u2013'],
    ['fraud.status', 'FRAUD', 'entities.users.states.fraud.FRAUD'],
    ['balance.total', 'not money', 'not money'],
  ])('%s', (path, value, text) => {
    expect(textOf(field(path), value, context)).toBe(text)
  })

  it('is found by its path, and known as read or not', () => {
    const record = { id: '1', fraud: { status: 'FRAUD', comment: null }, personal: null }
    expect(valueAt(record, 'fraud.status')).toBe('FRAUD')
    expect(valueAt(record, 'personal.city')).toBeUndefined()
    expect(isRead(record, 'fraud.comment')).toBe(true)
    expect(isRead(record, 'personal.city')).toBe(false)
  })

  it('tells how long ago', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(ageOf('2026-11-18T12:00:00Z', now, 'en')).toBe('3 days ago')
    expect(ageOf('2026-11-21T11:59:50Z', now, 'en')).toBe('10 seconds ago')
    expect(ageOf('nonsense', now, 'en')).toBe('')
  })
})

describe('a form', () => {
  it('leaves out what is empty, as the server does', () => {
    expect(filled({ a: '', b: [], c: { amount: '', currency: 'EUR' }, d: 0, e: false, f: 'x' })).toEqual({ d: 0, e: false, f: 'x' })
  })

  it('clears the region with its country', () => {
    const fields = [field('personal.country'), field('personal.region')]
    expect(followed(fields, { country: 'DE', region: 'DE___BE' }, { country: 'FR', region: 'DE___BE' })).toEqual({ country: 'FR' })
    expect(followed(fields, { country: 'DE' }, { country: 'DE', region: 'DE___BE' })).toEqual({ country: 'DE', region: 'DE___BE' })
  })

  it('says one thing a field, in our words, and nothing of fields it does not show', () => {
    const told = inWords(
      [
        { name: 'required', property: '.email', params: { missingProperty: 'email' }, stack: '' },
        { name: 'minLength', property: '.email', params: { limit: 1 }, stack: '' },
        { name: 'pattern', property: '.hidden', params: {}, stack: '' },
        { name: 'bounds', property: '.username.amount', params: { rule: 'max', limit: 5 }, stack: '' },
      ],
      [field('email'), field('username')],
      context.t,
    )
    expect(told.map(({ property, message }) => [property, message])).toEqual([
      ['.email', 'errors.required|entities.users.fields.email'],
      ['.username', 'errors.atMost|entities.users.fields.username|5'],
    ])
  })

  it('makes up secrets that differ, of 128 bits or more', () => {
    const made = Array.from({ length: 50 }, () => madeUp())
    expect(new Set(made).size).toBe(50)
    for (const each of made) expect(each).toMatch(/^[a-zA-Z2-9]{23}$/)
    expect(Math.log2(new Set(made.join('')).size) * 23).toBeGreaterThan(128)
  })
})

describe('keys, addresses, guards, places', () => {
  it('makes keys of version 7 that order by time', () => {
    const [early, late] = [newKey(1_000), newKey(2_000)]
    expect(early).toMatch(/^00000000-03e8-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(early < late).toBe(true)
  })

  it('puts the key into a path, escaped', () => {
    expect(addressOf('/profile/:userId', 'a/b')).toBe('/profile/a%2Fb')
  })

  it('asks for guarded parts only with the right, or on one\u2019s own record', () => {
    const viewer = { id: '7', role: 'manager', staff: true, rights: new Set(['mine']) }
    const guards = { readsIt: { rule: { right: 'any' }, own: { right: 'mine' } } }
    expect(guardsFor(viewer, guards)).toEqual({ readsIt: false })
    expect(guardsFor(viewer, guards, '7')).toEqual({ readsIt: true })
  })

  it('knows countries and their regions', () => {
    covers('locationDictionary')
    expect(locations.get('DE')).toBe('Germany')
    expect(locations.get('DE___BE')).toBe('Berlin')
    expect([...locations.keys()].filter((code) => !code.includes('___')).length).toBe(249)
  })
})

describe('the values that a dialog starts with', () => {
  const action = entity.actions.find(({ path }) => path === 'correct')

  it('follow the role of whom it is about', () => {
    const asks: readonly FieldModel[] = action?.asks ?? []
    expect(startValues(asks)).toEqual({ account: 'WALLET' })
    expect(startValues(asks, 'member')).toEqual({ account: 'WALLET' })
    expect(startValues(asks, 'pro_business')).toEqual({ account: 'EARNINGS' })
  })
})
