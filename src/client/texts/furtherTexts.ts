// The texts of the language that the page was written in, where specs are written in another: asked for early, waited for by the first drawing.
import { app } from '#generated/app.ts'
import type { Texts } from './productTexts.ts'

let coming: Promise<Texts | undefined> | undefined

/** Nothing where they do not come: to begin in the language of the specs is better than not at all. */
export const furtherTexts = (language: string): Promise<Texts | undefined> | undefined =>
  language === app.locale
    ? undefined
    : (coming ??= import('./languages.ts').then(({ loadLanguage }) => loadLanguage(language)).catch(() => undefined))
