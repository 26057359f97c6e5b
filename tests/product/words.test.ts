// Texts that the product spec quotes.
import { expect, it } from 'vitest'
import product from '#generated/locales/en.json'
import { kindOf } from '../../language/fields/index.ts'
import { errorTexts } from '../../language/errorTexts.ts'
import { unauthenticated } from '../../server/unauthenticated.ts'
import shell from '../../src/client/texts/en.json'
import forms from '../../src/client/texts/forms.en.json'
import { covers } from '../covers.ts'
import { allEntities } from '#generated/entities/all.ts'
import { among, proves } from '../proves.ts'
import { entityOf, fieldOf, optionsOf, wordOf } from './tables.ts'

/** By the keys under which they are said: what stands somewhere else, or twice, is not what the product spec quotes there. */
const said = { ...product, ...shell, ...forms, ...errorTexts }

it('says what is wrong with what was typed', () => {
  proves('textEmpty', { one: errorTexts['errors.empty'], several: product['entities.paymentPackages.rules.depositPrices'] })
  proves('textRequired', { text: errorTexts['errors.required'] })
  proves('textNumber', { text: errorTexts['errors.number'] })
  proves('textZero', { notZero: errorTexts['errors.notZero'], greater: errorTexts['errors.greaterThanZero'] })
  proves('textRange', { least: errorTexts['errors.atLeast'], most: errorTexts['errors.atMost'] })
  proves('ownRole', { text: product['guards.ownRoleFrozen'] })
  proves('errorOwnRole', { text: product['guards.ownRoleFrozen'] })
  expect(said).toMatchObject({
    'errors.empty': 'Field is empty',
    'entities.paymentPackages.rules.depositPrices': 'Fields are empty',
    'errors.required': '{0} is required',
    'errors.number': '{0} should be number',
    'errors.notZero': "{0} can't be zero",
    'errors.greaterThanZero': '{0} should be greater than zero',
    'errors.atLeast': '{0} should be greater than or equal to {1}',
    'errors.atMost': '{0} should be less than or equal to {1}',
    'guards.ownRoleFrozen': 'Changing own role is forbidden',
  })
})

it('says what went wrong', () => {
  proves('errorRequest', { text: shell['errors.request'] })
  proves('errorLogin', { text: product['login_permission_error_text'] })
  expect(said).toMatchObject({
    'errors.request': 'Request was finished with error',
    'shell.slow': 'Your internet connection is slow',
    'shell.slowWait': 'Wait till the connection is restored',
    'startUp.title': "Uh oh... that shouldn't have happened",
    'startUp.configFailed': 'Error loading config: {0}',
    'shell.notFound': 'Page not found',
    'errors.uploadData': 'Cant find upload data from response',
  })
  const { message, template } = unauthenticated()
  proves('errorTemplate', { carries: among(Object.getOwnPropertyNames(unauthenticated())) })
  expect([message, { ...shell, ...errorTexts }[template as 'errors.UNAUTHENTICATED']]).toEqual([
    'Authorization error',
    'Authorization error',
  ])
})

it('says that a site could not be transferred', () => {
  covers('errorTransfer')
  expect(said['domainName.failed']).toBe('Error transferring your website to {0}')
})

it('says how it stands with a suspicion', () => {
  const states = (fieldOf('User', 'fraud.status').choices ?? []).map(({ value, label }) => `${value} '${wordOf(label)}'`)
  expect(states).toHaveLength(4)
  proves('fraudStates', { states: among(states) })
  proves('fraudActions', { actions: entityOf('User').actions.flatMap(({ part, label }) => (part === 'fraud' ? [wordOf(label)] : [])) })
  expect(states.toSorted()).toEqual([
    "FRAUD 'User is fraud'",
    "PASSED 'Passed fraud review'",
    "POSSIBLE 'Detected fraud activity'",
    "UNKNOWN 'Fraud not detected'",
  ])
  expect(said).toMatchObject({
    'entities.users.actions.fraud.markAsFraud': 'Mark as fraud',
    'entities.users.actions.fraud.passFraud': 'Passed fraud',
  })
})

it('calls creators performers, and whoever pays a customer', () => {
  const told = [
    ...wordOf('entities.paymentPackages.confirms.remove.MESSAGE').split(/\W+/),
    ...wordOf('entities.paymentPackages.confirms.remove.DEPOSIT').split(/\W+/),
  ]
  proves('roleWords', { words: among([...told.map((word) => word.replace(/s$/, '')), wordOf('entities.users.one').toLowerCase()]) })
})

it('says what money was moved for', () => {
  covers('transactionTypes')
  expect((fieldOf('Transaction', 'type').choices ?? []).map(({ value, label }) => [value, wordOf(label)])).toEqual([
    ['SPENDING', 'Spending'],
    ['PAYOUT', 'Payout'],
    ['REFUND', 'Refund to account'],
    ['EARNING', 'Earning'],
    ['CHARGEBACK', 'Refund'],
    ['DEPOSIT', 'Deposit'],
    ['MANUAL', 'Correction'],
  ])
})

it('says of which kind a system is', () => {
  covers('systemKinds')
  expect(optionsOf('PaymentSystem', 'kind')).toEqual(['PayPal', 'Paxum', 'CCBill', 'Netbilling', 'Stripe', 'Other'])
  expect(optionsOf('PayoutSystem', 'kind')).toEqual(['PayPal', 'Paxum', 'Other'])
})

it('says what prices are for', () => {
  covers('packageKinds')
  expect(optionsOf('PaymentPackage', 'type')).toEqual([
    'Deposit',
    'Post',
    'Per message',
    'Per minute',
    'Per minute call',
    'Content subscription',
    'Pro subscription',
    'Ultimate subscription',
    'Message attachment',
  ])
})

it('says values as words, never as they are stored', () => {
  const fields = allEntities.flatMap(({ name, parts }) => parts.flatMap((part) => part.fields.map((field) => ({ name, field }))))
  const choices = fields.flatMap(({ name, field }) =>
    (field.choices ?? []).map(({ value, label }) => ({ of: `${name}.${field.path}`, value, word: wordOf(label) })),
  )
  expect(choices.length).toBeGreaterThan(100)
  // Four capitals are no abbreviation: IP, USD, PDF.
  expect(choices.filter(({ word }) => /[A-Z]{4}|[A-Z]_[A-Z]/.test(word))).toEqual([])
})

it('tells what a signal says and when, in lines', () => {
  const context = { t: (key: string) => key, dateFormat: 'MM/DD/YYYY', zone: 'Europe/Berlin', lookup: () => undefined }
  const signals = [
    '2026-11-21T12:05:00.000Z chargeback: payment 7 was taken back',
    '2026-11-22T23:30:00.000Z deposits: 4 deposits within 60 minutes',
  ]
  expect(kindOf('texts').text(signals, fieldOf('User', 'fraud.signals'), context)).toBe(
    '11/21/2026 13:05 chargeback: payment 7 was taken back\n11/23/2026 00:30 deposits: 4 deposits within 60 minutes',
  )
})

it('names the version that is restored', () => {
  const restore = entityOf('StaticPageVersion').actions.find(({ name }) => name === 'restore')
  expect(restore?.confirms?.params).toEqual(['page', 'replacedTime', 'replacedBy', 'title'])
})
