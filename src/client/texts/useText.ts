// Words for a text key.
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Parameters by their place: {0}, {1} … */
export const fill = (params: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(params.map((each, at) => [String(at), each]))

/** text(key, params): params fill {0}, {1} …; an unknown key comes back as it is. */
export type Text = (key: string, params?: readonly string[]) => string

export const useText = (): Text => {
  const { t } = useTranslation()
  return useCallback((key, params = []) => t(key, fill(params)), [t])
}
