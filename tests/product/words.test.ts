// Texts that the product spec quotes.
import { expect, it } from 'vitest'
import product from '#generated/locales/en.json'
import { errorTexts } from '../../language/errorTexts.ts'
import { unauthenticated } from '../../server/authorize/gate.ts'
import shell from '../../src/locales/en.json'
import { covers } from '../covers.ts'
import { optionsOf, fieldOf } from './tables.ts'

const said = new Set<string>([...Object.values(product), ...Object.values(shell), ...Object.values(errorTexts)])
const says = (...texts: readonly string[]): void => expect(texts.filter((text) => !said.has(text))).toEqual([])

it('says what is wrong with what was typed', () => {
  covers('textEmpty', 'textRequired', 'textNumber', 'textZero', 'textRange', 'ownRole')
  says('Field is empty', 'Fields are empty', '{0} is required', '{0} should be number', "{0} can't be zero")
  says('{0} should be greater than zero', '{0} should be greater than or equal to {1}', '{0} should be less than or equal to {1}')
  says('Changing own role is forbidden')
})

it('says what went wrong', () => {
  covers('errorRequest', 'errorAuthorization')
  says('Request was finished with error', 'Your internet connection is slow', 'Wait till the connection is restored')
  says("Uh oh... that shouldn't have happened", 'Page not found', 'Cant find upload data from response', 'Error loading config: {0}')
  expect(unauthenticated().message).toBe('Authorization error')
})

it('says how it stands with a suspicion', () => {
  covers('fraudStates')
  says('Detected fraud activity', 'User is fraud', 'Passed fraud review', 'Fraud not detected', 'Mark as fraud', 'Passed fraud')
})

it('says what money was moved for', () => {
  covers('transactionTypes')
  expect((fieldOf('Transaction', 'type').choices ?? []).map(({ value }) => value).toSorted()).toEqual(
    ['SPENDING', 'PAYOUT', 'REFUND', 'EARNING', 'CHARGEBACK', 'DEPOSIT', 'MANUAL'].toSorted(),
  )
  expect(optionsOf('Transaction', 'type')).toEqual(expect.arrayContaining(['Refund to account', 'Refund', 'Correction']))
})

it('says of which kind a system is', () => {
  covers('systemKinds')
  expect(optionsOf('PaymentSystem', 'kind')).toEqual(expect.arrayContaining(['PayPal', 'Paxum', 'Other']))
  expect(optionsOf('PayoutSystem', 'kind')).toEqual(['PayPal', 'Paxum', 'Other'])
})
