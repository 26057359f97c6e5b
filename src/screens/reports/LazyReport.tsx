// A report's figures with their words: both come with the first report that is shown.
import { loadFigures } from '#generated/locales/index.ts'
import { addTexts } from '../../client/texts/productTexts.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'

export const LazyReport = lazyScreen(async () => {
  const [module, words] = await Promise.all([import('./ReportFigures.tsx'), loadFigures()])
  addTexts(words)
  return module
})
