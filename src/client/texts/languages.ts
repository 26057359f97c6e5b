// A further language: the engine's texts and the product's in one piece, which only those load who read it. What it lacks is said as in the specs.
import { app } from '#generated/app.ts'
import { languageLoaders } from '#generated/locales/languages.ts'
import { languagesOf } from '../../../language/languages.ts'
import type { Texts } from './productTexts.ts'

const ours = import.meta.glob<Texts>(['./*.json', '!./en.json', '!./*.en.json'], { import: 'default' })

export const hasLanguage = (language: string | undefined): language is string => languagesOf(app).some((each) => each === language)

/** Those of the language that specs are written in are there already. */
export const loadLanguage = async (language: string): Promise<Texts | undefined> => {
  if (language === app.locale || !hasLanguage(language)) return undefined
  const [engine, product] = await Promise.all([ours[`./${language}.json`]?.(), languageLoaders[language]?.()])
  return { ...engine, ...product }
}
