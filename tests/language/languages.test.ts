// Which of a product's languages a browser is answered in, and from which side it is written.
import { expect, it } from 'vitest'
import { bestLanguage, directionOf, languagesOf } from '../../language/languages.ts'

const languages = languagesOf({ locale: 'en', languages: ['de', 'pt-BR', 'pt'] })

it.each([
  ['', 'en'],
  ['*', 'en'],
  ['fr', 'en'],
  ['de', 'de'],
  ['DE-at,de;q=0.9', 'de'],
  ['fr,en;q=0.3,de;q=0.7', 'de'],
  ['de;q=0,en', 'en'],
  ['pt', 'pt'],
  ['pt-br', 'pt-BR'],
  ['pt-AO', 'pt-BR'],
  ['nonsense;q=x, , ;;', 'en'],
])('for %j it is %s', (wanted, found) => {
  expect(bestLanguage(wanted, languages)).toBe(found)
})

it('a product of one language has that one', () => {
  expect(bestLanguage('de', languagesOf({ locale: 'nl' }))).toBe('nl')
})

it('Arabic and Hebrew are written from the right, whatever their country', () => {
  expect(['ar', 'ar-XB', 'he', 'arn', 'en', 'de'].map(directionOf)).toEqual(['rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr'])
})
