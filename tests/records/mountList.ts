// The list of an entity, or another piece of a screen, as the console draws it, in a page without a browser: its server is a function, its words are the console's.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import i18next from 'i18next'
import { createElement, Suspense, type ComponentType, type ReactElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import product from '#generated/locales/en.json'
import { screens } from '#generated/routes.ts'
import { valueTexts } from '../../language/valueTexts.ts'
import { ConnectionContext } from '../../src/client/ConnectionContext.ts'
import { createChangeFeed, type Change } from '../../src/client/createChangeFeed.ts'
import type { Connection } from '../../src/client/createConnection.ts'
import { createNotices } from '../../src/client/createNotices.ts'
import { createSession } from '../../src/client/createSession.ts'
import { createStore } from '../../src/client/createStore.ts'
import shell from '../../src/client/texts/en.json'
import { takeTexts } from '../../src/client/texts/productTexts.ts'
import { Texts } from '../../src/client/texts/useText.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { beginIdle } from '../../src/client/whenIdle.ts'
import ListScreen from '../../src/screens/lists/ListScreen.tsx'
import { linkTo, type Asked, type Serve } from './renderHook.ts'

const words = i18next.createInstance()
await words.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { ...valueTexts, ...shell, ...product } } },
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
})
// A page without a browser has no rows of a head; nothing is measured there either.
Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', { configurable: true, get: () => [] })
takeTexts((come) => void words.addResourceBundle('en', 'translation', come, true, false))
beginIdle()

const consoleOf = (rights: readonly string[]): Console => {
  const session = createSession()
  session.begin({ id: '1', email: 'a@b', screenName: 'Robin', username: 'robin', role: 'admin', authorities: rights })
  const configuration = { values: {}, addresses: {}, flags: {}, disabled: new Set(), notices: { general: 1000, query: 500 } }
  return {
    session,
    configuration,
    notices: createNotices(),
    configured: { look: () => undefined },
    schemes: { shown: createStore('light') },
  } as unknown as Console
}

export interface MountedList {
  readonly asked: readonly Asked[]
  readonly console: Console
  /** Tells of a change, as the live channel does. */
  readonly tell: (change: Partial<Change>) => void
  readonly go: (address: string) => Promise<void>
  readonly address: () => string
}

export interface Mounting {
  readonly path: string
  /** Absent = the path itself. */
  readonly at?: string
  readonly serve: Serve
  readonly rights: readonly string[]
  readonly awaited: string
}

/** Anything that the console draws at a path; elsewhere there is nothing. Answers when what is awaited is there. */
export const mount = async (inside: ReactElement, { path, at = path, serve, rights, awaited }: Mounting): Promise<MountedList> => {
  const asked: Asked[] = []
  const client = new ApolloClient({ link: linkTo(serve, asked), cache: new InMemoryCache() })
  const changes = createChangeFeed()
  const connection = { changes, up: createStore(true), quiet: createStore(false) } as unknown as Connection
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const value = consoleOf(rights)
  const element = createElement(Suspense, null, inside)
  const routes = [
    { path, element },
    { path: '*', element: null },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  const Apollo = ApolloProvider as ComponentType<{ readonly client: ApolloClient; readonly children?: ReactNode }>
  const routed = createElement(Texts, null, createElement(RouterProvider, { router }))
  const connected = createElement(ConnectionContext, { value: connection }, createElement(Apollo, { client }, routed))
  root.render(createElement(ConsoleContext, { value }, connected))
  await vi.waitFor(() => expect(document.querySelector(awaited)).not.toBeNull(), { timeout: 300_000, interval: 20 })
  return {
    asked,
    console: value,
    tell: (change) => changes.tell({ kind: 'SAVED', ...change }),
    // A page without a browser gives transitions no time of their own.
    go: async (to) => router.navigate(to, { flushSync: true }),
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}

/** Answers when its rows and their check boxes are there, or what else is said. */
export const mountList = async (
  path: string,
  serve: Serve,
  rights: readonly string[],
  awaited = 'tbody input[type=checkbox]',
): Promise<MountedList> => {
  const screen = screens.find((each) => each.path === path)
  if (!screen) throw new Error(`no screen at ${path}`)
  return mount(createElement(ListScreen, { screen }), { path, serve, rights, awaited })
}
