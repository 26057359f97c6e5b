// How each screen's code is loaded: a kind's own for all its screens, a custom by its name.
import type { ComponentType } from 'react'
import { customs } from '#custom/src'
import type { ScreenModel } from '../language/model.ts'
import type { ScreenKindName } from '../language/screens/index.ts'

export type LoadScreen = () => Promise<{ readonly default: ComponentType<{ readonly screen: ScreenModel }> }>

const named: Readonly<Record<string, LoadScreen>> = customs.screens
const always =
  (load: LoadScreen): (() => LoadScreen) =>
  () =>
    load

const list = always(async () => import('./screens/lists/ListScreen.tsx'))

const kinds: Readonly<Record<ScreenKindName, (name: string) => LoadScreen | undefined>> = {
  list,
  // A list that opens on what waits: its table says so.
  queue: list,
  detail: always(async () => import('./screens/records/DetailScreen.tsx')),
  settings: always(async () => import('./screens/records/SettingsScreen.tsx')),
  report: always(async () => import('./screens/reports/ReportScreen.tsx')),
  home: always(async () => import('./console/HomeScreen.tsx')),
  login: always(async () => import('./console/LoginScreen.tsx')),
  handbook: always(async () => import('./screens/handbook/HandbookScreen.tsx')),
  custom: (name) => named[name],
}

/** The same function for screens that the same code draws. */
export const loadScreen = ({ kind, name }: ScreenModel): LoadScreen => {
  const found = kinds[kind](name)
  if (!found) throw new Error(`No custom screen ${name}`)
  return found
}
