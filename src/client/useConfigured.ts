// A list of the site's configuration as it is now, read anew by whatever shows it.
import { useEffect } from 'react'
import { useConsole } from './useConsole.ts'

/** Empty where the configuration has no list of that name. */
export const useConfigured = (name: string): readonly string[] => {
  const { configuration, configured } = useConsole()
  useEffect(() => configured.look(), [configured])
  const list = configuration.values[name]
  return Array.isArray(list) ? list.map(String) : []
}
