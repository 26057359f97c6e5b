// Prepares the texts: the shell's own, the reasons of refusals and the names of screens at once, the product's others as they come.
import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { app } from '#generated/app.ts'
import names from '#generated/locales/en.json?start'
import { startErrorTexts } from '../../../language/startErrorTexts.ts'
import { valueTexts } from '../../../language/valueTexts.ts'
import shell from './en.json'
import { furtherTexts } from './furtherTexts.ts'
import { takeTexts } from './productTexts.ts'

export const space = 'translation'

/** In development: a label that was saved in a spec shows at once, and everything typed stays (vite.config.ts sends it). */
const followSpecs = (texts: i18n): void =>
  import.meta.hot?.on('locale:texts', (product: Readonly<Record<string, string>>) => {
    texts.addResourceBundle(app.locale, space, product, true, true)
    texts.emit('languageChanged', app.locale)
  })

/** Keys are flat, parameters are {0}, {1}; React escapes, so that nothing is escaped twice. */
export const startTexts = async (): Promise<i18n> => {
  const { lang } = document.documentElement
  const further = await furtherTexts(lang)
  const language = further ? lang : app.locale
  const texts = i18next.createInstance()
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: app.locale,
    resources: {
      [app.locale]: { [space]: { ...startErrorTexts, ...valueTexts, ...shell, ...names } },
      ...(further && { [lang]: { [space]: further } }),
    },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    returnNull: false,
  })
  Object.assign(document.documentElement, { lang: language, dir: texts.dir(language) })
  takeTexts((come, of) => void texts.addResourceBundle(app.locale, space, come, true, of === 'product'))
  followSpecs(texts)
  return texts
}
