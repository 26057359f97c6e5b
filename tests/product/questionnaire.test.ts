// The questionnaire: its fields, whose they are, and what may be chosen, word for word.
import { expect, it } from 'vitest'
import { among, amongLabels, proves } from '../proves.ts'
import { fieldOf, optionsOf, partOf, wordOf } from './tables.ts'

const { fields } = partOf('User', 'questionnaire')
const labelOf = (name: string): string => wordOf(fieldOf('User', `questionnaire.${name}`).label)
/** What the product spec calls the ways of a field. */
const ways: Readonly<Record<string, string>> = { longText: 'textarea', flag: 'checkbox', handle: 'handles' }
const wayOf = (name: string) => ways[fieldOf('User', `questionnaire.${name}`).kind]
const whoseIs = (name: string) => (fieldOf('User', `questionnaire.${name}`).of?.includes('member') === false ? 'creators' : 'members')
/** A choice of the questionnaire: its label, and its options in their order. */
const choice = (name: string) => ({ of: amongLabels([labelOf(name)]), options: optionsOf('User', `questionnaire.${name}`) })
const names = among(fields.map(({ name }) => name))

it('has its fields by their labels', () => {
  proves('questionFields', {
    fields: names,
    about: wayOf('about'),
    location: labelOf('location'),
    website: labelOf('website'),
    publicMessagePhone: amongLabels([labelOf('publicMessagePhone')]),
  })
  proves('questionSensitive', { field: names, kind: wayOf('sensitiveContent'), label: labelOf('sensitiveContent') })
})

it('is partly for members', () => {
  proves('questionAbout', { field: names, kind: wayOf('about'), whose: whoseIs('about') })
  proves('questionWebsite', { field: names, label: labelOf('website'), whose: whoseIs('website') })
  proves('questionMembers', { field: names, label: labelOf('sensitiveContent'), whose: whoseIs('sensitiveContent') })
})

it('has account handles', () => {
  const handles = fields.flatMap(({ name, kind }) => (kind === 'handle' ? [name] : []))
  expect(handles).toHaveLength(8)
  proves('questionHandles', { fields: among(handles), kind: wayOf(handles[0] ?? '') })
})

it('asks creators for more', () => {
  proves('optionsElse', { fields: names })
})

it('offers what may be chosen', () => {
  proves('optionsGender', choice('gender'))
  proves('optionsBody', choice('body'))
  proves('optionsEthnicity', choice('ethnicity'))
  proves('optionsOrientation', choice('orientation'))
})

it('offers what hair and eyes may be', () => {
  proves('optionsHairLength', choice('hairLength'))
  proves('optionsHairColour', choice('hairColor'))
  proves('optionsEyeColour', choice('eyeColor'))
})
