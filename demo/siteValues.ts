// What the demo's site is set to.
import type { ChangeOf } from '../custom/server/store.ts'
import { creatorPercent, referralPercent } from './world.ts'

export const settingsValues = {
  mainCurrency: 'EUR',
  verifyPosts: true,
  watermark: true,
  analyticsCode: 'G-EXAMPLE042',
} satisfies ChangeOf<'SystemSettings'>
export const moneyValues = { defaultUserPayoutPercent: creatorPercent } satisfies ChangeOf<'SystemSettings.money'>
export const referralValues = { enabled: true, percent: referralPercent } satisfies ChangeOf<'SystemSettings.referralProgram'>
export const siteValues = {
  siteName: 'Concord Demo',
  companyName: 'Example Media Ltd',
  companyAddress: '1 Harbour Street, Bristol',
  supportEmail: 'support@example.com',
  clientSideUrl: '/client-site',
} satisfies ChangeOf<'SystemSettings.frontendConfig'>
