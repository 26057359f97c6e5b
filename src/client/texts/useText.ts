// Words for a text key.
import { createContext, createElement, use, useMemo, type ReactElement, type ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { timesCome } from './productTexts.ts'

/** Parameters by their place: {0}, {1} … */
export const fill = (params: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(params.map((each, at) => [String(at), each]))

/** text(key, params): params fill {0}, {1} …; an unknown key comes back as it is. */
export type Text = (key: string, params?: readonly string[]) => string

const Context = createContext<Text | undefined>(undefined)

/** Kept at once: some screens of words and numbers. */
const maxKept = 2_000

/** Words that were asked for once, until others come or too many are kept: i18next took a sixth of the time in which a page of a list is drawn. */
const knownWords = (t: TFunction): Text => {
  const known = new Map<string, string>()
  let times = timesCome()
  return (key, params) => {
    if (times !== timesCome() || known.size >= maxKept) known.clear()
    times = timesCome()
    const asked = params ? [key, ...params].join('\u0000') : key
    const words = known.get(asked) ?? (params ? t(key, fill(params)) : t(key))
    known.set(asked, words)
    return words
  }
}

/** Asks i18next once for all that is drawn below: a list has hundreds of cells with words in them. */
export const Texts = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { t } = useTranslation()
  const text = useMemo(() => knownWords(t), [t])
  return createElement(Context, { value: text }, children)
}

export const useText = (): Text => {
  const text = use(Context)
  if (!text) throw new Error('useText needs Texts around it.')
  return text
}
