// A list of the site's configuration as it is now: what the start knew, read anew by whatever shows it.
import { useEffect } from 'react'
import { createStore } from '../store/createStore.ts'
import { useStore } from '../store/useStore.ts'
import { loadJson } from './loadJson.ts'
import { useConsole } from './useConsole.ts'

type Values = Readonly<Record<string, unknown>>

/** Many values appear at once and ask once; so long, in milliseconds, the answer is believed. */
const believed = 3_000
const latest = createStore<Values | undefined>(undefined)
let asked = 0

const refresh = async (backend: string): Promise<void> => {
  if (Date.now() - asked < believed) return
  asked = Date.now()
  // What the start knew is shown where nothing newer comes.
  const values = await loadJson(`${backend}/system-settings/frontend-config`, { tries: 1, pause: 0 }).catch(() => undefined)
  if (typeof values === 'object' && values !== null) latest.set(values as Values)
}

/** Empty where the configuration has no list of that name. */
export const useConfigured = (name: string): readonly string[] => {
  const { configuration } = useConsole()
  const backend = configuration.addresses['backendUrl'] ?? '/api'
  useEffect(() => void refresh(backend), [backend])
  const list = (useStore(latest) ?? configuration.values)[name]
  return Array.isArray(list) ? list.map(String) : []
}
