// How each screen's code is loaded: a kind's own for all its screens, a custom by its name.
import type { ComponentType } from 'react'
import { customs } from '#custom/src'
import type { ScreenModel } from '../language/model.ts'
import type { ScreenKindName } from '../language/screens/index.ts'

export type LoadScreen = () => Promise<{ readonly default: ComponentType<{ readonly screen: ScreenModel }> }>

const customScreens: Readonly<Record<string, LoadScreen>> = customs.screens

const list: LoadScreen = async () => import('./screens/lists/ListScreen.tsx')

/** A custom's is found by its name. */
const kinds: Readonly<Record<Exclude<ScreenKindName, 'custom'>, LoadScreen>> & { readonly custom?: undefined } = {
  list,
  // A list that opens on what waits: its table says so.
  queue: list,
  detail: async () => import('./screens/records/DetailScreen.tsx'),
  settings: async () => import('./screens/records/SettingsScreen.tsx'),
  report: async () => import('./screens/reports/ReportScreen.tsx'),
  home: async () => import('./console/home/HomeScreen.tsx'),
  login: async () => import('./console/LoginScreen.tsx'),
  rights: async () => import('./screens/rights/RightsScreen.tsx'),
  handbook: async () => import('./screens/handbook/HandbookScreen.tsx'),
}

/** The same function for screens that the same code draws. */
export const loadScreen = ({ kind, name }: ScreenModel): LoadScreen => {
  const found = kinds[kind] ?? customScreens[name]
  if (!found) throw new Error(`No screen ${name}`)
  return found
}
