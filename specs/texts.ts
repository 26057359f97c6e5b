// Texts of customs and the product's wording of the shell, by locale key. Where the product spec quotes a text it stands here word for word.
import { guardTexts } from './texts/guards.ts'
import { moneyTexts } from './texts/money.ts'
import { payoutTexts } from './texts/payouts.ts'
import { pricingTexts } from './texts/pricing.ts'
import { settingsTexts } from './texts/settings.ts'
import { postTexts } from './texts/posts.ts'
import { screenTexts } from './texts/screens.ts'
import { defineTexts } from './vocabulary.ts'

export const texts = defineTexts({
  ...screenTexts,
  ...guardTexts,
  ...moneyTexts,
  ...payoutTexts,
  ...postTexts,
  ...pricingTexts,
  ...settingsTexts,
})
