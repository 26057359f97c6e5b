// Addresses and menus: which there are, and how they are called.
import { expect, it } from 'vitest'
import { menu } from '#generated/menu.ts'
import { parentPaths } from '../../src/console/parentPaths.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { among, amongLabels, proves } from '../proves.ts'
import { inWords } from './contract.ts'
import { addresses, wordOf } from './tables.ts'

it('has the addresses of the product', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/transactions', '/payoutRequests', '/pages', '/profile/:userId']))
  expect(addresses).toEqual(expect.arrayContaining(['subscribers', 'subscriptions', 'blocks'].map((name) => `/profile/:userId/${name}`)))
  const settings = ['pricing', 'currencies', 'payments', 'payoutSystemsSettings', 'tags']
  expect(addresses).toEqual(expect.arrayContaining(settings.map((name) => `/settings/${name}`)))
})

it('has the addresses of posts, analytics and logging in as somebody', () => {
  expect(addresses).toEqual(expect.arrayContaining(['/users/analytics', '/posts/verification']))
  expect(addresses).toEqual(expect.arrayContaining(['sets', 'sets/:setId', 'login'].map((name) => `/profile/:userId/${name}`)))
})

/** As the product spec writes them: /profile/{userId} */
const written = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')
const all: readonly ScreenModel[] = screens
const below = (parent: string) => addresses.filter((path) => path.startsWith(`${parent}/`))
/** The one screen there, by its address and its title, or by what it lists. */
const there = (address: string) => {
  const screen = all.find(({ path }) => path === address)
  return { path: screen?.path, title: amongLabels([wordOf(screen?.label), `${inWords(screen?.entity ?? '')}s`].flatMap(sentence)) }
}
/** Static Pages, Static pages */
const sentence = (label: string): readonly string[] => [label, label.charAt(0) + label.slice(1).toLowerCase()]

it('has the routes of the product spec', () => {
  proves('routeUsers', { parent: parentPaths(screens, menu).find(({ path }) => path === '/users')?.path, children: below('/users') })
  proves('routeProfile', {
    path: among(addresses.map(written)),
    pages: among(below('/profile/:userId').map((path) => written(path.slice('/profile/:userId'.length)))),
  })
  proves('routeTransactions', { ...there('/transactions'), kind: all.find(({ path }) => path === '/transactions')?.kind })
  proves('routePayoutRequests', there('/payoutRequests'))
  proves('routePages', there('/pages'))
  proves('routePosts', there('/posts/verification'))
})

it('has the settings in their order: general first, the domain before the last', () => {
  const paths = (menu.groups[0]?.entries ?? []).map(({ to }) => ('path' in to ? to.path : ''))
  expect([paths[0], paths.at(-2)]).toEqual(['/settings/general', '/settings/domain'])
  expect(addresses).toEqual(expect.arrayContaining(paths))
  const children = paths.map((path) => path.slice('/settings/'.length))
  proves('routeSettings', {
    children: among(below('/settings').map((path) => path.slice('/settings/'.length))),
    first: children[0],
    beforeTheLast: children.at(-2),
  })
  expect(paths).toEqual(expect.arrayContaining(['banners', 'tutorialLinks', 'businessList'].map((name) => `/settings/${name}`)))
})

it('has the names that pages are switched off by', () => {
  const names = ['dashboard', 'users', 'transactions', 'payoutRequests', 'profile', 'settings', 'logout', 'pages', 'posts']
  expect(menu.side.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  const used = menu.side.flatMap(({ name }) => (name === undefined ? [] : [name]))
  const profile = all.find(({ name }) => name === 'profile')
  proves('routeNames', { names: among(used), parameter: /\{(\w+)\}$/.exec(written(profile?.path ?? ''))?.[1] })
})

it('has a menu of settings in its order', () => {
  const labels = menu.groups[0]?.entries.map(({ label }) => wordOf(label)) ?? []
  proves('settingsMenu', { entries: labels })
})
