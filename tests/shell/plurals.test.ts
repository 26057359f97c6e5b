// Counts in texts: the form that a language has for a number, and the number as that language writes it. Amounts look alike.
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { money } from '../../language/fields/money.ts'
import { formsOf, keysOfLanguage } from '../../language/plurals.ts'
import { fill, type Param } from '../../src/client/texts/useText.ts'

const english = { users_one: '{0} user', users_other: '{0} users', 'list.total': '{0} in all', sum: '{0} users have {1}' }
const resources = {
  en: { translation: english },
  de: { translation: { users_one: '{0} Nutzer', users_other: '{0} Nutzer', sum: '{0} Nutzer haben {1}' } },
  pl: {
    translation: { users_one: '{0} osoba', users_few: '{0} osoby', users_many: '{0} os\u00f3b', users_other: '{0} osoby (u\u0142amek)' },
  },
}

const speaker = async (lng: string) => {
  const texts = i18next.createInstance()
  await texts.init({
    lng,
    fallbackLng: 'en',
    resources,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  })
  return (key: string, params: readonly Param[]): string => texts.t(key, fill(texts, params))
}

it('has the form of each number, of a language with four', async () => {
  const says = await speaker('pl')
  expect([1, 2, 4, 5, 12, 22, 25, 0, 1.5].map((count) => says('users', [count]))).toEqual([
    '1 osoba',
    '2 osoby',
    '4 osoby',
    '5 os\u00f3b',
    '12 os\u00f3b',
    '22 osoby',
    '25 os\u00f3b',
    '0 os\u00f3b',
    '1,5 osoby (u\u0142amek)',
  ])
})

it('writes counts as the language does, beside amounts that look alike', async () => {
  const [german, inEnglish] = await Promise.all(['de', 'en'].map(speaker))
  const context = { t: (key: string) => key, dateFormat: 'MM/DD/YYYY', zone: 'UTC', lookup: () => undefined }
  const amount = money.text({ amount: '1250.00', currency: 'EUR' }, {}, context)
  expect(german?.('users', [1250])).toBe('1.250 Nutzer')
  expect(german?.('sum', [1250, amount])).toBe('1.250 Nutzer haben 1,250.00 EUR')
  expect(inEnglish?.('users', [1250])).toBe('1,250 users')
  expect(inEnglish?.('users', [1])).toBe('1 user')
  // What is no count chooses no form and stays as it is.
  expect(inEnglish?.('list.total', ['1250+'])).toBe('1250+ in all')
  // Without a translation it is said in the language of the specs; its numbers are the reader's.
  expect(german?.('list.total', [1250])).toBe('1.250 in all')
})

it('knows which keys a language has to have', () => {
  expect(formsOf('pl').toSorted()).toEqual(['few', 'many', 'one', 'other'])
  expect(keysOfLanguage('ja', english)).toEqual(['list.total', 'sum', 'users_other'])
  expect(keysOfLanguage('pl', english).toSorted()).toEqual(['list.total', 'sum', 'users_few', 'users_many', 'users_one', 'users_other'])
})
