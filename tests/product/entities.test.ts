// The entities of the product spec, field by field, against the contract of the wire and the generated tables.
import { expect, it } from 'vitest'
import { viewerOf } from '../../server/session/viewerOf.ts'
import { among, proves } from '../proves.ts'
import { fieldsIn, inWords, operationsThere, typeIn } from './contract.ts'
import { fieldOf, wordOf } from './tables.ts'

/** user and userId both say whose it is. */
const whose = (names: readonly string[]): readonly string[] => names.map((name) => name.replace(/Id$/, ''))

const person = { id: '7', email: '', screenName: '', username: '', phone: null, role: '', enters: true, account: {}, avatar: null }
const avatarOf = (avatar: object | undefined) => {
  const viewer = viewerOf({ ...person, avatar } as unknown as Parameters<typeof viewerOf>[0], new Set(), (file) => file)
  return (viewer as { readonly avatar: { readonly processingStatus: string; readonly fileId: { readonly type: string } | null } }).avatar
}

it('has the logged-in user, with account and picture', () => {
  proves('userFields', { fields: among(fieldsIn('Viewer')) })
  proves('userAccount', { fields: among(fieldsIn('AccountInfo')) })
  expect(avatarOf(undefined).fileId).toBeNull()
  proves('avatarState', {
    fields: among(fieldsIn('Avatar')),
    file: among(fieldsIn('FileId')),
    status: avatarOf(undefined).processingStatus,
    type: avatarOf({ uuid: 'x' }).fileId?.type,
  })
})

it('has tags and posts with their files', () => {
  proves('tagFields', { fields: among(fieldsIn('Tag')) })
  proves('contentSetFields', {
    fields: among(fieldsIn('ContentSet')),
    published: String(fieldOf('ContentSet', 'published').starts),
    status: String(fieldOf('ContentSet', 'processingStatus').starts),
  })
  proves('contentSetStarts', {
    field: among(fieldsIn('ContentSet')),
    set: String(fieldOf('ContentSet', 'processingStatus').starts),
    avatar: avatarOf(undefined).processingStatus,
  })
  const under = fieldsIn('ContentFile').map((field) => inWords(typeIn('ContentFile', field) ?? '').toLowerCase())
  proves('contentFileFields', {
    fields: among(fieldsIn('ContentFile')),
    under: among(under.map((type) => type.replace(/ card$/, ''))),
  })
})

it('has what places are blocked, and counts', () => {
  proves('blockedLocation', { arguments: among(whose(fieldsIn('BlockedLocationsCreateInput'))) })
  const counted = operationsThere.flatMap((name) => (name.endsWith('GetStats') ? [inWords(name.replace(/GetStats$/, ''))] : []))
  proves('stats', { of: among(counted), per: among(whose(fieldsIn('BlockedLocationsFilter'))) })
})

it('has the settings of a site', () => {
  const money = fieldsIn(typeIn('SystemSettings', 'money') ?? '').map((name) => `money.${name}`)
  proves('settingsFields', { fields: among([...fieldsIn('SystemSettings'), ...money]) })
  const shown = fieldsIn('SystemSettingsFrontendConfig')
  proves('configFields', { fields: among(shown) })
  const words = shown.map(inWords)
  proves('configWords', { support: among(words), company: among([...words, ...words.map((each) => each.replace(/^company /, ''))]) })
})

it('has the types of transactions and the kinds of prices and systems, in words', () => {
  const choicesOf = (entity: string, path: string) =>
    (fieldOf(entity, path).choices ?? []).map(({ value, label }) => ({ value, label: wordOf(label).toLowerCase(), word: wordOf(label) }))
  const types = choicesOf('Transaction', 'type')
  expect(types).toHaveLength(7)
  proves('transactionTypes', {
    types: among(types.map(({ value }) => value)),
    words: among(types.map(({ value, label }) => `${value} (${label})`)),
  })
  const kinds = choicesOf('PaymentPackage', 'type').map(({ label }) => label)
  proves('packageKinds', {
    kinds: among(kinds),
    also: among(kinds.flatMap((each) => (each.endsWith(' subscription') ? [each.replace(/ subscription$/, '')] : []))),
  })
  const [ins, outs] = [choicesOf('PaymentSystem', 'kind'), choicesOf('PayoutSystem', 'kind')].map(
    (all) => new Set(all.flatMap(({ word }) => [word, word === 'PayPal' ? word : word.charAt(0).toLowerCase() + word.slice(1)])),
  )
  const named = operationsThere.flatMap((name) => (name.endsWith('FindAll') ? [inWords(name.replace(/FindAll$/, ''))] : []))
  proves('systemKinds', {
    both: among(named.flatMap((each) => [each, each.charAt(0).toUpperCase() + each.slice(1)])),
    kinds: (said) => (ins?.has(said) && outs?.has(said) ? said : undefined),
  })
})
