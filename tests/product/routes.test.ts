// Addresses and menus: which there are, and how they are called.
import { expect, it } from 'vitest'
import { menu } from '#generated/menu.ts'
import { covers } from '../covers.ts'
import { addresses, wordOf } from './tables.ts'

it('has the addresses of the product', () => {
  covers('routeTransactions', 'routePayoutRequests', 'routePages', 'routeProfile', 'routeSettings')
  expect(addresses).toEqual(expect.arrayContaining(['/transactions', '/payoutRequests', '/pages', '/profile/:userId']))
  expect(addresses).toEqual(expect.arrayContaining(['subscribers', 'subscriptions', 'blocks'].map((name) => `/profile/:userId/${name}`)))
  const settings = ['pricing', 'currencies', 'payments', 'payoutSystemsSettings', 'tags']
  expect(addresses).toEqual(expect.arrayContaining(settings.map((name) => `/settings/${name}`)))
})

it('has the addresses of posts, analytics and logging in as somebody', () => {
  covers('routeAnalytics', 'routeSets', 'routeLoginAs', 'routePosts')
  expect(addresses).toEqual(expect.arrayContaining(['/users/analytics', '/posts/verification']))
  expect(addresses).toEqual(expect.arrayContaining(['sets', 'sets/:setId', 'login'].map((name) => `/profile/:userId/${name}`)))
})

it('has the settings in their order: general first, the domain before the last', () => {
  covers('routeSettingsRest')
  const paths = (menu.groups[0]?.entries ?? []).map(({ to }) => ('path' in to ? to.path : ''))
  expect([paths[0], paths.at(-2)]).toEqual(['/settings/general', '/settings/domain'])
  expect(addresses).toEqual(expect.arrayContaining(paths))
  expect(paths).toEqual(expect.arrayContaining(['banners', 'tutorialLinks', 'businessList'].map((name) => `/settings/${name}`)))
})

it('has the names that pages are switched off by', () => {
  covers('routeNames', 'routePosts')
  const names = ['dashboard', 'users', 'transactions', 'payoutRequests', 'profile', 'settings', 'logout', 'pages', 'posts']
  expect(menu.side.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
})

it('has a menu of settings in its order', () => {
  covers('settingsMenu', 'settingsMenuRest')
  const order = [
    'General',
    'Pricing',
    'Payment Systems',
    'Payout Systems',
    'Currencies',
    'Categories',
    'Banners',
    'Tutorial links',
    'Domain name',
    'Business list',
  ]
  const labels = menu.groups[0]?.entries.map(({ label }) => wordOf(label)) ?? []
  expect(labels).toEqual(order)
})
