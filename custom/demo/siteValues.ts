// What the demo's site is set to.
import type { Values } from './store.ts'
import { creatorPercent, referralPercent } from './world.ts'

export const settingsValues = {
  mainCurrency: 'EUR',
  defaultUserPayoutPercent: creatorPercent,
  referralEnabled: true,
  referralPercent,
  verifyPosts: true,
  watermark: true,
  analyticsCode: 'G-EXAMPLE042',
} satisfies Values
export const siteValues = {
  siteName: 'Concord Demo',
  companyName: 'Example Media Ltd',
  companyAddress: '1 Harbour Street, Bristol',
  supportEmail: 'support@example.com',
  clientSideUrl: '/client-site',
} satisfies Values
