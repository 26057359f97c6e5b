// The sections of a profile: whose profiles have which, and what stands in the first ones.
import { expect, it } from 'vitest'
import { rights, roles } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import { isSectionThere } from '../../src/screens/records/isSectionThere.ts'
import { covers } from '../covers.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { inWords } from './contract.ts'
import { entityOf, fieldOf, partOf, wordOf } from './tables.ts'

const businesses = ['free_business', 'pro_business', 'ultimate_business', 'nonprofit_business']
const detail = entityOf('User').details[0]
const allRights = new Set(rights.map(({ name }) => name))
const flags = Object.fromEntries(Object.keys(app.flags).map((name) => [name, true]))
/** On whose profiles it stands, for a viewer who may see everything. */
const rolesOf = (name: string): readonly string[] => {
  const section = detail?.sections.find((each) => each.name === name)
  const viewer = { id: '1', role: 'admin', staff: true, rights: allRights }
  return roles
    .map((each) => each.name)
    .filter((role) => section !== undefined && isSectionThere(section, { viewer, flags, subject: '9', role }))
    .toSorted()
}
/** What the sections are called, in short too, and on whose profiles all of them stand. */
const of = (...names: readonly string[]) => {
  const labels = names.map((name) => wordOf(detail?.sections.find((each) => each.name === name)?.label))
  const short = labels.flatMap((each) => [
    each.replace(/ (information|status)$/, ''),
    each.replace('information', 'info'),
    each.replace(/^User /, ''),
  ])
  const shared = roles.map(({ name }) => name).filter((role) => names.every((name) => rolesOf(name).includes(role)))
  const all = businesses.every((role) => shared.includes(role)) ? ['business roles', 'all business roles'] : []
  return {
    sections: amongLabels([...labels, ...short, ...short.map((each) => each.charAt(0).toUpperCase() + each.slice(1))]),
    roles: among([...shared.filter((role) => !businesses.includes(role)), ...all]),
  }
}
const sorted = (...roles: readonly string[]): readonly string[] => roles.toSorted()

it('are of these roles', () => {
  proves('sectionsOfAll', of('profile', 'registration'))
  proves('sectionsOfPeople', of('personal', 'fraud', 'questionnaire', 'files'))
  proves('sectionsOfCreators', of('payee', 'earnings', 'subscribers', 'tags', 'blocks'))
  proves('sectionsOfManagers', of('notes'))
  for (const name of ['profile', 'registration']) expect(rolesOf(name)).toEqual(sorted('member', ...businesses, 'admin', 'manager'))
  for (const name of ['personal', 'fraud', 'questionnaire', 'files']) expect(rolesOf(name)).toEqual(sorted('member', ...businesses))
  for (const name of ['payee', 'earnings', 'subscribers', 'tags', 'blocks']) expect(rolesOf(name)).toEqual(sorted(...businesses))
  expect(rolesOf('notes')).toEqual(sorted('member', ...businesses, 'manager'))
})

it('of analytics and messages are of these', () => {
  proves('sectionAnalytics', of('creatorAnalytics'))
  proves('sectionMessages', of('messages'))
  expect(rolesOf('creatorAnalytics')).toEqual(sorted(...businesses))
  expect(rolesOf('messages')).toEqual(sorted('admin', ...businesses, 'member', 'manager'))
})

it('show who somebody is', () => {
  const section = (name: string) => detail?.sections.find((each) => each.name === name)
  const label = (name: string) => amongLabels([wordOf(section(name)?.label)])
  const shown = section('profile')
  proves('sectionProfile', {
    section: label('profile'),
    fields: among(shown && 'fields' in shown ? (shown.fields ?? []).map(inWords) : []),
  })
  const profile = detail?.sections.find(({ name }) => name === 'profile')
  expect(profile).toMatchObject({ fields: expect.arrayContaining(['id', 'email', 'username', 'screenName']) as string[] })
  const namesIn = (part: string) => partOf('User', part).fields.map(({ name }) => name)
  expect(namesIn('personal')).toEqual(expect.arrayContaining(['firstName', 'lastName', 'address', 'phone', 'zipCode', 'country', 'city']))
  const personal = namesIn('personal').map(inWords)
  proves('sectionPersonal', {
    section: label('personal'),
    fields: among([...personal, ...personal.map((each) => each.replace(/ name$/, ''))]),
  })
  expect(namesIn('registration')).toEqual(
    expect.arrayContaining(['registrationTime', 'registrationIp', 'lastLoginTime', 'lastLoginIp', 'referralUrl', 'timeZone']),
  )
  // A time is a date with its hour; what is told of the registration does not say so again.
  const registration = namesIn('registration').map((name) =>
    inWords(name)
      .replace(/ time$/, ' date')
      .replace(/^registration /, ''),
  )
  proves('sectionRegistration', {
    section: label('registration'),
    fields: among(registration),
    last: among(registration.flatMap((each) => (each.startsWith('last login ') ? [each, each.replace('last login ', '')] : []))),
  })
})

it('are those of the product spec', () => {
  const labels = (detail?.sections ?? []).map(({ label }) => wordOf(label))
  proves('sectionsNamed', {
    sections: amongLabels(labels),
    earnings: amongLabels([wordOf(fieldOf('User', 'earnings.messagePackage').label)]),
  })
})

it('leave out fields of the questionnaire that are named in the hidden list', () => {
  covers('questionMembers')
  const { fields, hiddenBy } = partOf('User', 'questionnaire')
  expect(fields.filter(({ of }) => of === undefined || of.includes('member')).map(({ name }) => name)).toEqual([
    'about',
    'website',
    'sensitiveContent',
  ])
  expect(hiddenBy).toBe('questionaryHiddenField')
})

it('are there for an admin, by what the console is for', () => {
  /** The section's label, where an admin finds it on somebody's profile. */
  const what = (...names: readonly string[]) =>
    amongLabels(
      names.flatMap((name) => (rolesOf(name).length > 0 ? [wordOf(detail?.sections.find((each) => each.name === name)?.label)] : [])),
    )
  proves('managesUsers', { what: what('profile', 'registration') })
  proves('managesPersonal', { what: what('personal') })
  proves('managesFraud', { what: what('fraud') })
  proves('managesQuestionnaire', { what: what('questionnaire') })
  proves('managesPayee', { what: what('payee') })
  const price = amongLabels([wordOf(fieldOf('User', 'earnings.messagePackage').label)])
  proves('managesEarnings', { what: what('earnings'), price })
  proves('managesNotes', { what: what('notes') })
  proves('managesFiles', { what: what('files') })
  proves('managesSubscriptions', { what: what('subscriptions', 'subscribers') })
  proves('managesUserTags', { what: what('tags') })
  proves('managesBlockedLocations', { what: what('blocks') })
  proves('managesAnalytics', { what: what('creatorAnalytics') })
  proves('managesVerification', { what: what('verification') })
  proves('managesDiscovery', { what: what('discovery') })
  proves('managesReferring', { what: what('referring') })
})
