// Every route of the console: one a generated screen, each kind drawn by one lazily loaded component.
import type { ComponentType } from 'react'
import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { app } from '#generated/app.ts'
import { menu } from '#generated/menu.ts'
import { screens } from '#generated/routes.ts'
import { customs } from '#custom/src'
import type { ScreenModel } from '../language/model.ts'
import { guardRoutes, type RouteGuards } from './session/guardRoute.ts'
import { BareRoute } from './shell/BareRoute.tsx'
import { Crash } from './shell/Crash.tsx'
import { parentPaths } from './shell/parentPaths.ts'
import { ParentRoute } from './shell/ParentRoute.tsx'
import { Root } from './shell/Root.tsx'
import { ScreenRoute } from './shell/ScreenRoute.tsx'
import { ShellRoute } from './shell/ShellRoute.tsx'
import { lazyScreen } from './startUp/lazyScreen.ts'
import type { Console } from './startUp/useConsole.ts'

type Screen = ComponentType<{ readonly screen: ScreenModel }>

const kinds: Readonly<Record<Exclude<ScreenModel['kind'], 'custom'>, Screen>> = {
  list: lazyScreen(async () => import('./screens/list/ListScreen.tsx')),
  queue: lazyScreen(async () => import('./screens/queue/QueueScreen.tsx')),
  detail: lazyScreen(async () => import('./screens/detail/DetailScreen.tsx')),
  settings: lazyScreen(async () => import('./screens/settings/SettingsScreen.tsx')),
}

const customScreens: Readonly<Record<string, Screen>> = Object.fromEntries(
  Object.entries(customs.screens).map(([name, load]) => [name, lazyScreen(load)]),
)

const drawnBy = (screen: ScreenModel): Screen => {
  if (screen.kind !== 'custom') return kinds[screen.kind]
  const found = customScreens[screen.name]
  if (!found) throw new Error(`No custom screen ${screen.name}`)
  return found
}

/** Open to everybody, even without login. */
const isPublic = ({ guard }: ScreenModel): boolean => 'anyone' in guard.rule

const routeOf = (screen: ScreenModel, guards: RouteGuards): RouteObject => {
  const Drawn = drawnBy(screen)
  if (screen.bare)
    return {
      path: screen.path,
      loader: isPublic(screen) ? guards.pass : guards.protect,
      element: <BareRoute screen={screen} Screen={Drawn} />,
    }
  return { path: screen.path, loader: guards.protect, element: <ScreenRoute key={screen.name} screen={screen} Screen={Drawn} /> }
}

/** A screen whose flag is off is no route: its path is unknown. */
const routesOf = (console: Console): readonly RouteObject[] => {
  const { flags } = console.configuration
  const there = screens.filter(({ when }) => when === undefined || flags[when] === true)
  const guards = guardRoutes(
    console,
    there.filter((screen) => !screen.bare).map(({ path }) => path),
    app.basePath,
  )
  const framed = there.filter(({ bare }) => !bare).map((screen) => routeOf(screen, guards))
  const parents = parentPaths(there, menu).map(({ path, screens: under }) => ({
    path,
    loader: guards.protect,
    element: <ParentRoute key={path} screens={under} />,
  }))
  return [
    {
      element: <Root />,
      errorElement: <Crash />,
      HydrateFallback: () => null,
      children: [
        ...there.filter(({ bare }) => bare).map((screen) => routeOf(screen, guards)),
        { path: '/logout', loader: guards.logout, element: null },
        { element: <ShellRoute />, children: [...framed, ...parents] },
        { path: '*', loader: () => redirect('/') },
      ],
    },
  ]
}

export const createRoutes = (console: Console): ReturnType<typeof createBrowserRouter> => {
  // The base path ends with a slash; whoever leaves it out is at home all the same.
  if (`${location.pathname}/` === app.basePath) history.replaceState(null, '', app.basePath)
  return createBrowserRouter([...routesOf(console)], { basename: app.basePath })
}
