// What the demo's site is set to.
import type { Values } from './store.ts'
import { creatorPercent, referralPercent } from './world.ts'

export const settingsValues = {
  mainCurrency: 'EUR',
  verifyPosts: true,
  watermark: true,
  analyticsCode: 'G-EXAMPLE042',
} satisfies Values
export const moneyValues = { defaultUserPayoutPercent: creatorPercent } satisfies Values
export const referralValues = { enabled: true, percent: referralPercent } satisfies Values
export const siteValues = {
  siteName: 'Concord Demo',
  companyName: 'Example Media Ltd',
  companyAddress: '1 Harbour Street, Bristol',
  supportEmail: 'support@example.com',
  clientSideUrl: '/client-site',
} satisfies Values
