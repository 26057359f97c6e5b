// Whatever the tables say, an address leads somewhere and comes to rest there: no route sends one round in circles.
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ScreenModel } from '../../language/model.ts'
import { routesOf } from '../../src/routes.ts'
import type { Console } from '../../src/client/useConsole.ts'

const screen = (path: string, more: Partial<ScreenModel> = {}): ScreenModel => ({
  name: path === '/login' ? 'loginAs' : 'about',
  kind: 'custom',
  path,
  label: 'label',
  guard: { rule: { anyStaff: 'a test' } },
  bare: false,
  ...more,
})
const open = { guard: { rule: { anyone: 'how one gets in' } } }
const login = screen('/login', { ...open, bare: true })

const consoleOf = (inside: boolean): Console =>
  ({ session: { current: () => (inside ? { id: '1' } : undefined) }, configuration: { flags: {}, values: {} } }) as unknown as Console

/** After a hundred turns nobody waits for the end any more. */
const counted = (routes: readonly RouteObject[]): RouteObject[] => {
  let turns = 0
  const each = (route: RouteObject): RouteObject => {
    const { loader, children } = route
    return {
      ...route,
      ...(typeof loader === 'function' && {
        loader: async (args: Parameters<typeof loader>[0]) => {
          turns += 1
          if (turns > 100) throw new Error('round in circles')
          return loader(args, undefined)
        },
      }),
      ...(children && { children: children.map(each) }),
    } as RouteObject
  }
  return routes.map(each)
}

const tables: Readonly<Record<string, readonly ScreenModel[]>> = {
  'a root and a login': [login, screen('/'), screen('/books')],
  'no root': [login, screen('/books')],
  'no login': [screen('/'), screen('/books')],
  'a login behind a right': [screen('/login', { bare: true }), screen('/')],
  'a login among the others': [screen('/login', open), screen('/')],
  'a root behind a flag': [login, screen('/', { when: 'never' })],
  'a login at the root': [screen('/', { ...open, bare: true }), screen('/books')],
  'nothing at all': [],
}
/** The first screen waits a while for its code. */
const atRest = (router: ReturnType<typeof createMemoryRouter>): Promise<unknown> =>
  vi.waitFor(() => expect(router.state.initialized && router.state.navigation.state === 'idle').toBe(true), { timeout: 300_000 })

const cases = Object.keys(tables).flatMap((name) =>
  ['/', '/login', '/books', '/nowhere', '/login?redirect=%2Fbooks'].flatMap((path) =>
    [true, false].map((inside) => ({ name, path, inside })),
  ),
)

it.each(cases)('comes to rest with $name at $path, inside: $inside', async ({ name, path, inside }) => {
  const routes = routesOf(consoleOf(inside), { screens: tables[name] ?? [], menu: { side: [], groups: [] } })
  const router = createMemoryRouter(counted(routes), { initialEntries: [`/admin${path}`], basename: '/admin' })
  await atRest(router)
  expect(JSON.stringify(router.state.errors ?? {})).not.toContain('circles')
  expect(Object.values(router.state.errors ?? {}).map(String)).toEqual([])
  router.dispose()
})

it('leads somebody who is logged in home from an unknown address, and lets them be where nothing is home', async () => {
  const at = async (name: string): Promise<string> => {
    const routes = routesOf(consoleOf(true), { screens: tables[name] ?? [], menu: { side: [], groups: [] } })
    const router = createMemoryRouter(counted(routes), { initialEntries: ['/admin/nowhere'], basename: '/admin' })
    await atRest(router)
    return router.state.location.pathname
  }
  expect(await at('a root and a login')).toMatch(/^\/admin\/?$/)
  expect(await at('no root')).toMatch(/^\/admin\/?$/)
})
