// @vitest-environment happy-dom
// Where somebody is asked whether to act as a user: what could not be read may be read once more, and a late answer takes nobody back.
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { users } from '#generated/entities/users.ts'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import LoginAs from '../../custom/src/LoginAs.tsx'
import { ConsoleContext, useConsole } from '../../src/client/useConsole.ts'
import { WhereContext } from '../../src/client/useStillHere.ts'
import { previewOf, sampleRecord } from '../browser/records/sampleRecord.ts'
import { allRights } from './fakeUsers.ts'
import { button, press, settled, until } from './listHands.ts'
import { mount } from './mountList.ts'

const screen = screens.find(({ path }) => path === '/profile/:userId/login') as ScreenModel

it('offers to read again what could not be read, instead of saying that there is no such page', async () => {
  let broken = true
  const serve = (name: string): unknown => {
    if (name === 'UsersLoginAsPreview') return previewOf()
    if (name !== 'UsersDetail') return null
    if (broken) throw new Error('The line broke')
    return sampleRecord(users, '7', { screenName: 'Anna' })
  }
  await mount(createElement(LoginAs, { screen }), {
    path: screen.path,
    at: '/profile/7/login',
    serve,
    rights: allRights,
    awaited: '.problem',
  })
  expect(document.body.textContent).toContain('The line broke')
  broken = false
  await press(() => button('Retry'))
  await until(() => expect(document.body.textContent).toContain('Anna'))
})

it('opens no site and leads nowhere where one has left while it was asked', async () => {
  let come: (answer: unknown) => void = () => undefined
  const late = new Promise((resolve) => (come = resolve))
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue({} as Window)
  const serve = (name: string): unknown => {
    if (name === 'UsersDetail') return sampleRecord(users, '7', { screenName: 'Anna' })
    if (name === 'UsersLoginAsPreview') return previewOf()
    return name === 'UsersLoginAs' ? late : null
  }
  let pathname = '/profile/7/login'
  const Place = () => {
    const console = useConsole()
    const configuration = { ...console.configuration, addresses: { clientSideUrl: 'https://example.com' } } as typeof console.configuration
    const inside = createElement(ConsoleContext, { value: { ...console, configuration } }, createElement(LoginAs, { screen }))
    return createElement(WhereContext, { value: () => ({ pathname, search: '' }) }, inside)
  }
  const { go, address, asked } = await mount(createElement(Place), {
    path: screen.path,
    at: pathname,
    serve,
    rights: allRights,
    awaited: '[role=dialog] button[data-first]:not([disabled])',
  })
  await press(() => document.querySelector<HTMLElement>('[role=dialog] button[data-first]') as HTMLElement)
  await until(() => expect(asked.map(({ name }) => name)).toContain('UsersLoginAs'))
  pathname = '/about'
  await go(pathname)
  come({ __typename: 'Done', ids: ['7'], count: 1, details: null })
  await settled()
  expect([opened.mock.calls, address()]).toEqual([[], '/about'])
})
