// Every route of the console: one a generated screen, each kind drawn by one lazily loaded component.
import { createElement, type ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import { customs } from '#custom/src'
import type { ScreenModel } from '../language/model.ts'
import { guardRoutes, type RouteGuards } from './session/guardRoute.ts'
import { BareRoute } from './shell/BareRoute.tsx'
import { Crash } from './shell/Crash.tsx'
import { parentPaths, type ParentPath } from './shell/parentPaths.ts'
import { ParentRoute } from './shell/ParentRoute.tsx'
import { preloadScreen } from './shell/preloadScreen.ts'
import { ScreenRoute } from './shell/ScreenRoute.tsx'
import { ShellRoute } from './shell/ShellRoute.tsx'
import { lazyScreen } from './startUp/lazyScreen.ts'
import type { Console } from './startUp/useConsole.ts'

type Load = () => Promise<{ readonly default: ComponentType<{ readonly screen: ScreenModel }> }>

/** How a screen is drawn: its code, and the component that loads it with its first use. */
const drawn = (load: Load) => ({ load, Screen: lazyScreen(load) })
type Drawn = ReturnType<typeof drawn>

const kinds: Readonly<Record<Exclude<ScreenModel['kind'], 'custom'>, Drawn>> = {
  list: drawn(async () => import('./screens/list/ListScreen.tsx')),
  queue: drawn(async () => import('./screens/queue/QueueScreen.tsx')),
  detail: drawn(async () => import('./screens/detail/DetailScreen.tsx')),
  settings: drawn(async () => import('./screens/settings/SettingsScreen.tsx')),
}

const customScreens: Readonly<Record<string, Drawn>> = Object.fromEntries(
  Object.entries(customs.screens).map(([name, load]) => [name, drawn(load)]),
)

const drawnBy = (screen: ScreenModel): Drawn => {
  if (screen.kind !== 'custom') return kinds[screen.kind]
  const found = customScreens[screen.name]
  if (!found) throw new Error(`No custom screen ${screen.name}`)
  return found
}

/** Open to everybody, even without login. */
const isPublic = ({ guard }: ScreenModel): boolean => 'anyone' in guard.rule

const bareRoute = (screen: ScreenModel, guards: RouteGuards): RouteObject => ({
  path: screen.path,
  loader: isPublic(screen) ? guards.pass : guards.protect,
  element: createElement(BareRoute, { screen, Screen: drawnBy(screen).Screen }),
})

const framedRoute = (screen: ScreenModel, guards: RouteGuards, console: Console): RouteObject => {
  const { load, Screen } = drawnBy(screen)
  return {
    path: screen.path,
    loader: (args) => {
      const elsewhere = guards.protect(args)
      if (!elsewhere) preloadScreen(console, screen, load)
      return elsewhere
    },
    element: createElement(ScreenRoute, { key: screen.name, screen, Screen }),
  }
}

const parentRoute = ({ path, screens: under }: ParentPath, guards: RouteGuards): RouteObject => ({
  path,
  loader: guards.protect,
  element: createElement(ParentRoute, { key: path, screens: under }),
})

/** A screen whose flag is off is no route: its path is unknown. */
const routesOf = (console: Console): readonly RouteObject[] => {
  const { flags } = console.configuration
  const there = screens.filter(({ when }) => when === undefined || flags[when] === true)
  const [bare, framed] = [there.filter((screen) => screen.bare), there.filter((screen) => !screen.bare)]
  const parents = parentPaths(there, menu)
  const guards = guardRoutes(
    console,
    [...framed, ...parents].map(({ path }) => path),
    app.basePath,
  )
  return [
    ...bare.map((screen) => bareRoute(screen, guards)),
    { path: '/logout', loader: guards.logout, element: null },
    {
      element: createElement(ShellRoute),
      children: [...framed.map((screen) => framedRoute(screen, guards, console)), ...parents.map((parent) => parentRoute(parent, guards))],
    },
    { path: '*', loader: () => redirect('/') },
  ]
}

export const createRoutes = (console: Console): ReturnType<typeof createBrowserRouter> => {
  // The base path ends with a slash; whoever leaves it out is at home all the same.
  if (`${location.pathname}/` === app.basePath) history.replaceState(null, '', app.basePath)
  const root: RouteObject = {
    errorElement: createElement(Crash),
    HydrateFallback: () => null,
    children: [...routesOf(console)],
  }
  return createBrowserRouter([root], { basename: app.basePath })
}
