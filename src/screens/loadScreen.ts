// How each screen's code is loaded: a kind's own for all its screens, a custom by its name.
import type { ComponentType } from 'react'
import { customs } from '#custom/src'
import type { ScreenModel } from '../../language/model.ts'

export type LoadScreen = () => Promise<{ readonly default: ComponentType<{ readonly screen: ScreenModel }> }>

const kinds: Readonly<Record<Exclude<ScreenModel['kind'], 'custom'>, LoadScreen>> = {
  list: async () => import('./list/ListScreen.tsx'),
  queue: async () => import('./queue/QueueScreen.tsx'),
  detail: async () => import('./detail/DetailScreen.tsx'),
  settings: async () => import('./settings/SettingsScreen.tsx'),
}
const named: Readonly<Record<string, LoadScreen>> = customs.screens

/** The same function for screens that the same code draws. */
export const loadScreen = ({ kind, name }: ScreenModel): LoadScreen => {
  const found = kind === 'custom' ? named[name] : kinds[kind]
  if (!found) throw new Error(`No custom screen ${name}`)
  return found
}
