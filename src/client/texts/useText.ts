// Words for a text key.
import { createContext, createElement, use, useMemo, type ReactElement, type ReactNode } from 'react'
import type { i18n, TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { timesCome } from './productTexts.ts'

/** A word, or a count. */
export type Param = string | number

const isCount = (param: Param): param is number => typeof param === 'number'

/**
 * Parameters by their place: {0}, {1} … A count is written as the reader's language writes numbers; the first one says which of its forms a text has
 * (rights.brings_one, rights.brings_other), by the rules of that language.
 */
export const fill = ({ services, language }: i18n, params: readonly Param[]): Readonly<Record<string, Param>> => {
  const count = params.find(isCount)
  const write = (each: Param): string => (isCount(each) ? String(services.formatter?.format(each, 'number', language)) : each)
  return { ...Object.fromEntries(params.map((each, at) => [String(at), write(each)])), ...(count !== undefined && { count }) }
}

/** text(key, params): params fill {0}, {1} …; an unknown key comes back as it is. */
export type Text = (key: string, params?: readonly Param[]) => string

const Context = createContext<Text | undefined>(undefined)

/** Kept at once: some screens of words and numbers. */
const maxKept = 2_000

/** Words that were asked for once, until others come or too many are kept: i18next took a sixth of the time in which a page of a list is drawn. */
const knownWords = (t: TFunction, texts: i18n): Text => {
  const known = new Map<string, string>()
  let times = timesCome()
  return (key, params) => {
    if (times !== timesCome() || known.size >= maxKept) known.clear()
    times = timesCome()
    const asked = params ? [key, ...params].join('\u0000') : key
    const words = known.get(asked) ?? (params ? t(key, fill(texts, params)) : t(key))
    known.set(asked, words)
    return words
  }
}

/** Asks i18next once for all that is drawn below: a list has hundreds of cells with words in them. */
export const Texts = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { t, i18n: texts } = useTranslation()
  const text = useMemo(() => knownWords(t, texts), [t, texts])
  return createElement(Context, { value: text }, children)
}

export const useText = (): Text => {
  const text = use(Context)
  if (!text) throw new Error('useText needs Texts around it.')
  return text
}
