// Menus, parents and switched-off screens, over the product's own tables.
import { expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { roleRights } from '#generated/access.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import en from '#generated/locales/en.json'
import type { SignedIn } from '../../src/client/SignedIn.ts'
import { viewerOf } from '../../src/client/viewerIn.ts'
import { isScreenOff } from '../../src/client/isScreenOpen.ts'
import { entriesOf, groupAt } from '../../src/console/menuEntries.ts'
import { parentPaths } from '../../src/console/parentPaths.ts'
import { mergeConfiguration } from '../../src/client/mergeConfiguration.ts'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { partOf, spelled } from '../product/tables.ts'
import { among, amongLabels, proves } from '../proves.ts'

const texts: Readonly<Record<string, string>> = en
const rights: Readonly<Record<string, readonly string[]>> = roleRights
const signedIn = (role: string, authorities = rights[role] ?? []): SignedIn => ({
  id: '7',
  email: 'a@b',
  screenName: 'Ada',
  username: 'ada',
  role,
  authorities,
})
const links = { supportUrl: 'https://support.example/', suggestFeatureUrl: 'https://ideas.example/' }

const menuOf = (role: string, local: object = links, pathname = '/', authorities?: readonly string[]) =>
  entriesOf(menu.side, {
    menu,
    viewer: viewerOf(signedIn(role, authorities)),
    configuration: mergeConfiguration(app, local, {}),
    pathname,
    text: (key) => texts[key] ?? key,
  })
const labelsOf = (entries: ReturnType<typeof menuOf>) => entries.map(({ label }) => label)

it('shows an admin everything, in the order of the product spec', () => {
  proves('menuOrder', { entries: labelsOf(menuOf('admin')) })
})

it('shows a manager neither Settings nor Pages', () => {
  const labels = labelsOf(menuOf('manager'))
  expect(labels).toContain('Users')
  expect(labels).not.toContain('Settings')
  expect(labels).not.toContain('Pages')
})

const without = (all: readonly string[], lacked: string): readonly string[] => all.filter((right) => right !== lacked)
/** What of the group is there, for whoever holds these rights and where the site is set so. */
const settingsFor = (authorities: readonly string[], backend: object = {}) =>
  groupAt({
    menu,
    viewer: viewerOf(signedIn('admin', authorities)),
    configuration: mergeConfiguration(app, links, backend),
    pathname: '/settings',
    text: (key) => texts[key] ?? key,
  })?.entries ?? []

it('shows Settings to whoever holds the rights of one of its sections at least', () => {
  const all = rights['admin'] ?? []
  const entry = (held: readonly string[]) => menuOf('admin', links, '/', held).find(({ name }) => name === 'settings')
  const asked = all.filter((lacked) => settingsFor(without(all, lacked)).length < settingsFor(all).length)
  const sets = asked.reduce<readonly (readonly string[])[]>((some, right) => [...some, ...some.map((each) => [...each, right])], [[]])
  expect(sets.filter((held) => entry(held) === undefined).flatMap((held) => settingsFor(held))).toEqual([])
  const sections = sets.filter((held) => entry(held) !== undefined).map((held) => settingsFor(held).length)
  proves('menuSettingsHidden', { entry: entry(all)?.label, sections: spelled(Math.min(...sections)) })
})

it('shows Pages to whoever may update them, before the links that lead out', () => {
  const all = rights['admin'] ?? []
  const entry = (held: readonly string[]) => menuOf('admin', links, '/', held).find(({ name }) => name === 'pages')
  const asked = all.filter((lacked) => entry(without(all, lacked)) === undefined)
  const behind = menuOf('admin').slice(menuOf('admin').findIndex(({ name }) => name === 'pages') + 1)
  proves('menuPagesRight', {
    entry: entry(asked)?.label,
    right: asked.map((right) => `${inWords(right).replace(' any ', ' ')}s`).join(),
    // The two last links: Logout, behind them, is a command.
    before: spelled(behind.filter(({ outside }) => outside).length),
  })
})

it('counts what waits only for whoever may count it; the entry stands all the same', () => {
  const users = (...authorities: readonly string[]) => menuOf('manager', links, '/', authorities).find(({ name }) => name === 'users')
  expect(users('getAnyUserInfo')).toMatchObject({ to: '/users/usersList' })
  expect(users('getAnyUserInfo')?.count).toBeUndefined()
  expect(users('getAnyFraudInfo')).toBeUndefined()
  expect(users('getAnyUserInfo', 'getAnyFraudInfo')?.count).toMatchObject({ entity: 'User', filter: { fraudStatus: ['POSSIBLE'] } })
})

it('has categories by a flag', () => {
  const held = rights['admin'] ?? []
  const on = Object.fromEntries(Object.keys(app.flags).map((name) => [name, true]))
  const entries = (flags: object) => settingsFor(held, flags)
  const gone = Object.keys(app.flags).flatMap((feature) => {
    const left = entries({ ...on, [feature]: false }).map(({ to }) => to)
    return entries(on).flatMap(({ label, to }) => (left.includes(to) ? [] : [{ feature, label, route: to.slice('/settings/'.length) }]))
  })
  const [only] = gone
  expect(gone).toHaveLength(1)
  proves('settingsTagsByFlag', { entry: only?.label, feature: only?.feature })
  proves('routeTagsByFlag', { route: only?.route, feature: only?.label.toLowerCase() })
})

it('shows Post Verification to whoever may read it', () => {
  const entry = (authorities: readonly string[]) => menuOf('manager', links, '/', authorities).find(({ name }) => name === 'posts')
  expect(entry(['getAnyPostVerification'])).toMatchObject({ label: 'Post Verification', to: '/posts/verification' })
  expect(entry((rights['manager'] ?? []).filter((right) => right !== 'getAnyPostVerification'))).toBeUndefined()
  const all = rights['manager'] ?? []
  const asked = all.filter((lacked) => entry(all.filter((right) => right !== lacked)) === undefined)
  proves('menuPosts', {
    entry: entry(asked)?.label,
    right: asked.length === 1 ? inWords(asked[0]?.replace(/^getAny/, '') ?? '').toLowerCase() : undefined,
    goesTo: entry(asked)?.to.split('/')[1],
  })
})

it('leaves whoever lost all rights what needs none', () => {
  const labels = labelsOf(menuOf('manager', links, '/', []))
  expect(labels).toEqual(['Dashboard', 'Suggest a feature', 'Support', 'Logout'])
})

it("leads to one's own profile, out of the console, and to logout", () => {
  covers('menuExternal')
  const own = menuOf('admin').find(({ to }) => to.endsWith(`/${signedIn('admin').id}`))
  proves('menuOwnProfile', { entry: own?.label, opens: own?.to.split('/')[1] })
  const to = Object.fromEntries(menuOf('admin').map(({ name, to: path, outside }) => [name, `${outside ? 'out ' : ''}${path}`]))
  expect(to).toMatchObject({ profile: '/profile/7', supportUrl: 'out https://support.example/', logout: '/logout', settings: '/settings' })
})

it('has a second menu within a group, for whoever has an entry of it', () => {
  const secondOf = (role: string, pathname: string, local: object = links) => {
    const viewer = viewerOf(signedIn(role))
    return groupAt({ menu, viewer, configuration: mergeConfiguration(app, local, {}), pathname, text: (key) => texts[key] ?? key })
  }
  for (const pathname of ['/settings', '/settings/tags']) {
    expect(secondOf('admin', pathname)?.label).toBe('Settings')
    expect(secondOf('manager', pathname)).toBeUndefined()
    expect(secondOf('admin', pathname, { disabledPages: ['settings'] })).toBeUndefined()
  }
  expect(secondOf('admin', '/settingsOfOthers')).toBeUndefined()
})

it.each(['', 'javascript:alert(1)', '/relative', 'ftp://files.example', 'data:text/html,x'])(
  'has no entry for the address "%s"',
  (supportUrl) => {
    covers('menuExternal')
    expect(labelsOf(menuOf('admin', { supportUrl }))).not.toContain('Support')
  },
)

it('marks the entry one is in', () => {
  const active = (pathname: string) =>
    menuOf('admin', links, pathname)
      .filter((entry) => entry.active)
      .map(({ name }) => name)
  expect(active('/')).toEqual(['dashboard'])
  expect(active('/users/usersList')).toEqual(['users'])
  expect(active('/users/analytics')).toEqual(['users'])
  expect(active('/profile/7')).toEqual(['profile'])
  expect(active('/profile/8')).toEqual([])
  expect(active('/settings/tags')).toEqual(['settings'])
})

it('acceptance 3: hides what is switched off, and its list; a profile stays', () => {
  const lists = partOf('SystemSettings', 'frontendConfig').fields.map(({ name }) => name)
  const hiding = lists.filter((name) => !labelsOf(menuOf('admin', { ...links, [name]: ['users'] })).includes('Users'))
  proves('menuDisabled', { list: among(hiding.flatMap((name) => inWords(name).replace(/s$/, '').split(' '))) })
  const disabled = new Set(['users', 'settings', 'profile', 'dashboard', 'logout'])
  const labels = labelsOf(menuOf('admin', { ...links, disabledPages: [...disabled] }))
  for (const gone of ['Users', 'Settings', 'My profile']) expect(labels).not.toContain(gone)
  for (const kept of ['Dashboard', 'Logout', 'Transactions']) expect(labels).toContain(kept)
  const off = screens.filter((screen) => isScreenOff(screen, menu, disabled)).map(({ path }) => path)
  expect(off).toEqual(screens.map(({ path }) => path).filter((path) => path.startsWith('/users') || path.startsWith('/settings')))
})

it('opens parents: the list under /users, the settings in the order of their menu', () => {
  const parents = Object.fromEntries(
    parentPaths(screens, menu).map(({ path, screens: under }) => [path, under.map((screen) => screen.path)]),
  )
  expect(parents['/users']?.[0]).toBe('/users/usersList')
  const order = menu.groups[0]!.entries.map(({ to }) => ('path' in to ? to.path : ''))
  expect(parents['/settings']).toEqual(order)
  expect(parents['/profile']).toBeUndefined()
})

it('leads to all that the console is for', () => {
  const side = labelsOf(menuOf('admin'))
  proves('managesMoney', { what: amongLabels(side.map((each) => each.charAt(0) + each.slice(1).toLowerCase())) })
  const verified = menuOf('admin').find(({ name }) => name === 'posts')
  const pages = screens.find(({ path }) => path === menuOf('admin').find(({ name }) => name === 'pages')?.to)
  proves('managesContent', {
    verify: verified?.to.split('/')[1],
    manage: pages && 'entity' in pages ? `${inWords(pages.entity).toLowerCase()}s` : undefined,
  })
  const settings = groupAt({
    menu,
    viewer: viewerOf(signedIn('admin')),
    configuration: mergeConfiguration(app, links, {}),
    pathname: '/settings',
    text: (key) => texts[key] ?? key,
  })
  /** The entry's label, where it leads to that screen. */
  const what = (screen: string) => {
    const label = settings?.entries.find(({ to }) => to === `/settings/${screen}`)?.label ?? ''
    return amongLabels([label.charAt(0) + label.slice(1).toLowerCase(), `${label} settings`])
  }
  proves('managesPricing', { what: what('pricing') })
  proves('managesPaymentSystems', { what: what('payments') })
  proves('managesPayoutSystems', { what: what('payoutSystemsSettings') })
  proves('managesCurrencies', { what: what('currencies') })
  proves('managesCategories', { what: what('tags') })
  proves('managesBanners', { what: what('banners') })
  proves('managesTutorialLinks', { what: what('tutorialLinks') })
  proves('managesBusinessList', { what: what('businessList') })
  proves('managesGeneral', { what: what('general') })
  proves('managesDomain', { what: what('domain') })
})
