// Words for a text key.
import { createContext, createElement, use, useCallback, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Parameters by their place: {0}, {1} … */
export const fill = (params: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(params.map((each, at) => [String(at), each]))

/** text(key, params): params fill {0}, {1} …; an unknown key comes back as it is. */
export type Text = (key: string, params?: readonly string[]) => string

const Context = createContext<Text | undefined>(undefined)

/** Asks i18next once for all that is drawn below: a list has hundreds of cells with words in them. */
export const Texts = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { t } = useTranslation()
  const text: Text = useCallback((key, params) => (params ? t(key, fill(params)) : t(key)), [t])
  return createElement(Context, { value: text }, children)
}

export const useText = (): Text => {
  const text = use(Context)
  if (!text) throw new Error('useText needs Texts around it.')
  return text
}
