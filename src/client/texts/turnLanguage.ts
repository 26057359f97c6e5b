// Turns the page to the language that whoever looks prefers by now.
import type { i18n } from 'i18next'
import { app } from '#generated/app.ts'
import { hasLanguage, loadLanguage } from './languages.ts'
import { space } from './startTexts.ts'

/** @param wanted at any moment. Rejects where its texts do not come: the one that holds goes on. */
export const turnLanguage = async (texts: i18n, wanted: () => string | undefined): Promise<void> => {
  const language = wanted()
  if (!hasLanguage(language) || language === texts.language) return
  if (language !== app.locale && !texts.hasResourceBundle(language, space))
    texts.addResourceBundle(language, space, (await loadLanguage(language)) ?? {})
  // Somebody may have changed their mind while it was on its way.
  if (wanted() !== language) return
  await texts.changeLanguage(language)
  Object.assign(document.documentElement, { lang: language, dir: texts.dir(language) })
}
