// The questionnaire: its fields, whose they are, and what may be chosen, word for word.
import { expect, it } from 'vitest'
import { covers } from '../covers.ts'
import { fieldOf, optionsOf, partOf, wordOf } from './tables.ts'

const { fields } = partOf('User', 'questionnaire')
const labelOf = (name: string): string => wordOf(fieldOf('User', `questionnaire.${name}`).label)
const kindsOf = (names: readonly string[]) => new Set(names.map((name) => fieldOf('User', `questionnaire.${name}`).kind))
const options = (name: string): string => optionsOf('User', `questionnaire.${name}`).join(', ')

it('has its fields by their labels', () => {
  covers('questionFields', 'questionSensitive')
  expect(kindsOf(['about'])).toEqual(new Set(['longText']))
  expect(['location', 'website', 'publicMessagePhone', 'sensitiveContent'].map(labelOf)).toEqual([
    'Address',
    'Personal website',
    'Public sms phone',
    'Has sensitive content',
  ])
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['publicEmail', 'publicPhone']))
  expect(kindsOf(['sensitiveContent'])).toEqual(new Set(['flag']))
})

it('has account handles', () => {
  covers('questionHandles')
  const handles = ['twitter', 'facebook', 'instagram', 'tiktok', 'youtube', 'snapchat', 'patreon', 'onlyfans']
  expect(kindsOf(handles)).toEqual(new Set(['handle']))
})

it('asks creators for more', () => {
  covers('optionsElse')
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['category', 'weight', 'age', 'height', 'languages']))
})

it('offers what may be chosen', () => {
  covers('optionsGender', 'optionsBody', 'optionsEthnicity', 'optionsOrientation')
  expect(options('gender')).toBe('Male, Female')
  expect(options('body')).toBe('Petite, Normal, Athletic, Thick')
  expect(options('ethnicity')).toBe('White, Hispanic, Latina, Black, Middle Eastern, Asian, Pacific Islander, Mixed')
  expect(options('orientation')).toBe('Straight, Gay, Lesbian, Bisexual, Transsexual')
})

it('offers what hair and eyes may be', () => {
  covers('optionsHairLength', 'optionsHairColour', 'optionsEyeColour')
  expect(options('hairLength')).toBe('Bald, Short, Shoulder Length, Long, Very Long')
  expect(options('hairColor')).toBe('Blonde, Honey Blonde, Brown, Highlights, Black, Dyed, Other')
  expect(options('eyeColor')).toBe('Blue, Green, Brown, Hazel, Grey')
})
