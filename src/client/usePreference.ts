// Changes one of one's own preferences: at once here, then at the server, which tells whatever else one has open.
import { useApolloClient } from '@apollo/client/react'
import { sessionChanges } from '#generated/documents/changes/session.ts'
import type { PreferenceName } from '../../language/preferences.ts'
import { preferences, takePreferences } from './preferences.ts'

/** undefined takes back what was said. */
export type SetPreference = (name: PreferenceName, value: string | undefined) => void

/** What was refused is told by the line, and holds as before. */
export const useSetPreference = (): SetPreference => {
  const client = useApolloClient()
  return (name, value) => {
    const before = preferences.get()
    takePreferences({ ...before, [name]: value })
    const variables = { name, value: value ?? null }
    void client
      .mutate({ mutation: sessionChanges.PreferenceSet, variables })
      .catch(() => takePreferences({ ...preferences.get(), [name]: before[name] }))
  }
}
