// Every route of the console: one a generated screen, each kind drawn by one lazily loaded component.
import { createElement } from 'react'
import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import type { MenuModel, ScreenModel } from '../language/model.ts'
import { loadScreen, type LoadScreen } from './loadScreen.ts'
import { guardRoutes, type RouteGuards } from './client/guardRoute.ts'
import { BareRoute, ScreenRoute } from './console/ScreenRoute.tsx'
import { Crash } from './console/ScreenBoundary.tsx'
import { isScreenOpen } from './client/isScreenOpen.ts'
import { viewerIn } from './client/viewerIn.ts'
import { NotFound } from './look/NotFound.tsx'
import { parentPaths, type ParentPath } from './console/parentPaths.ts'
import { preloadScreen } from './console/loadShell.ts'
import { ShellRoute } from './console/ShellRoute.tsx'
import type { LazyScreen } from './client/loadChunk.ts'
import { lazyScreen } from './look/lazyScreen.ts'
import type { Console } from './client/useConsole.ts'

/** One component for all screens that the same code draws. */
const components = new Map<LoadScreen, LazyScreen<{ readonly screen: ScreenModel }>>()
const drawnBy = (screen: ScreenModel): LazyScreen<{ readonly screen: ScreenModel }> => {
  const load = loadScreen(screen)
  const found = components.get(load) ?? lazyScreen(load, { as: 'screen' })
  components.set(load, found)
  return found
}

type Before = (loading: Promise<unknown>) => Promise<void>

/** A screen that takes longer, in milliseconds, shows what there is: the first one later, since nothing stands in its place. */
const maxWait = { first: 1_000, later: 150 }

/** A screen is drawn when all of it is there, not frame by frame: React holds what comes after a skeleton back for 300 ms, however soon it came. */
const beforeDrawn = (): Before => {
  let wait = maxWait.first
  return async (loading) => {
    const longest = wait
    wait = maxWait.later
    await Promise.race([loading.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, longest))])
  }
}

/** Open to everybody, even without login. */
const isPublic = ({ guard }: ScreenModel): boolean => 'anyone' in guard.rule

/** What stands behind a flag that is off is no screen. Asked each time: a flag may change while the console is open. */
const isOn = ({ when }: ScreenModel, { configuration }: Console): boolean => when === undefined || configuration.flags[when] === true

/** What all routes of screens are made with. */
interface Making {
  readonly console: Console
  readonly guards: RouteGuards
  readonly before: Before
}

/** @param allow says where one goes instead, if anywhere */
const loaderOf =
  (screen: ScreenModel, { console, guards, before }: Making, allow: RouteGuards['protect'], load: () => Promise<unknown>): LoaderFunction =>
  async (args) => {
    if (!isOn(screen, console)) return guards.unknown(args)
    const elsewhere = allow(args)
    if (!elsewhere) await before(load())
    return elsewhere
  }

const bareRoute = (screen: ScreenModel, making: Making): RouteObject => {
  const Screen = drawnBy(screen)
  const { pass, protect } = making.guards
  return {
    path: screen.path,
    loader: loaderOf(screen, making, isPublic(screen) ? pass : protect, Screen.preload),
    element: createElement(BareRoute, { screen, Screen }),
  }
}

const framedRoute = (screen: ScreenModel, making: Making): RouteObject => {
  const Screen = drawnBy(screen)
  const preload = (): Promise<unknown> => preloadScreen(making.console, screen, Screen.preload)
  return {
    path: screen.path,
    loader: loaderOf(screen, making, making.guards.protect, preload),
    element: createElement(ScreenRoute, { key: screen.name, screen, Screen }),
  }
}

/** Leads on to the first screen under it that the viewer may see. */
const parentRoute = ({ path, screens: under }: ParentPath, { console, guards }: Making): RouteObject => ({
  path,
  loader: (args) => {
    const elsewhere = guards.protect(args)
    const viewer = viewerIn(console.session.get())
    const first = viewer && under.find((screen) => isScreenOpen(screen, viewer, console.configuration))
    return elsewhere ?? (first ? redirect(`${first.path}${new URL(args.request.url).search}`) : null)
  },
  element: createElement(NotFound),
})

/** What the routes are made of. */
export interface RouteTables {
  readonly screens: readonly ScreenModel[]
  readonly menu: MenuModel
}

/** The path of a screen whose flag is off is unknown. Whatever the tables say, no address leads round in a circle. */
export const routesOf = (console: Console, { screens, menu }: RouteTables): readonly RouteObject[] => {
  const [bare, framed] = [screens.filter((screen) => screen.bare), screens.filter((screen) => !screen.bare)]
  const parents = parentPaths(screens, menu)
  const guards = guardRoutes(
    console,
    [...framed, ...parents].map(({ path }) => path),
    app.basePath,
  )
  const making: Making = { console, guards, before: beforeDrawn() }
  return [
    ...bare.map((screen) => bareRoute(screen, making)),
    { path: '/logout', loader: guards.logout, element: null },
    {
      element: createElement(ShellRoute),
      children: [
        ...framed.map((screen) => framedRoute(screen, making)),
        ...parents.map((parent) => parentRoute(parent, making)),
        { path: '*', loader: guards.unknown, element: createElement(NotFound) },
      ],
    },
  ]
}

export const createRoutes = (console: Console): ReturnType<typeof createBrowserRouter> => {
  // The base path ends with a slash; whoever leaves it out is at home all the same.
  if (`${location.pathname}/` === app.basePath) history.replaceState(null, '', app.basePath)
  const root: RouteObject = {
    errorElement: createElement(Crash),
    HydrateFallback: () => null,
    children: [...routesOf(console, { screens, menu })],
  }
  return createBrowserRouter([root], { basename: app.basePath })
}
