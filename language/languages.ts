// The languages of a product: the one that its specs are written in, and those that it is translated into.
import type { AppModel } from './model.ts'

export const languagesOf = ({ locale, languages = [] }: Pick<AppModel, 'locale' | 'languages'>): readonly string[] => [locale, ...languages]

const fromTheRight = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/

export const directionOf = (language: string): 'ltr' | 'rtl' => (fromTheRight.test(language) ? 'rtl' : 'ltr')

/** What one speaks of a language, whatever its country: pt of pt-BR. */
const spoken = (language: string): string => language.toLowerCase().split('-')[0] ?? ''

/**
 * Of the languages that there are the one that a browser wants most, else the first.
 * @param wanted Accept-Language of its request: de-AT, de;q=0.8, en;q=0.5
 */
export const bestLanguage = (wanted: string, languages: readonly string[]): string => {
  const asked = wanted
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .map(([language = '', weight = '1']) => ({ language, weight: Number(weight) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  for (const { language } of asked) {
    const same = languages.find((each) => each.toLowerCase() === language.toLowerCase())
    const found = same ?? languages.find((each) => spoken(each) === spoken(language))
    if (found !== undefined) return found
  }
  return languages[0] ?? ''
}
