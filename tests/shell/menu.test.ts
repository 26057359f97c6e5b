// Menus, parents and switched-off screens, over the product's own tables.
import { expect, it } from 'vitest'
import { app } from '#generated/app.ts'
import { roleRights } from '#generated/access.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import en from '#generated/locales/en.json'
import type { SignedIn } from '../../src/session/SignedIn.ts'
import { viewerOf } from '../../src/session/viewerOf.ts'
import { isScreenOff } from '../../src/shell/disabledScreens.ts'
import { entriesOf, groupAt } from '../../src/shell/menuEntries.ts'
import { parentPaths } from '../../src/shell/parentPaths.ts'
import { mergeConfiguration } from '../../src/startUp/mergeConfiguration.ts'
import { covers } from '../covers.ts'
import { inWords } from '../product/contract.ts'
import { proves } from '../proves.ts'

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
  covers('menuSettingsHidden', 'menuPagesRight')
  const labels = labelsOf(menuOf('manager'))
  expect(labels).toContain('Users')
  expect(labels).not.toContain('Settings')
  expect(labels).not.toContain('Pages')
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
  covers('menuOwnProfile', 'menuExternal')
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
  covers('menuDisabled')
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
