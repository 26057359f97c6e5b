// What is set for the whole site (product spec 3, domain 10.1). One record with several screens of settings.
import { actions } from './systemSettings/actions.ts'
import { frontendConfig } from './systemSettings/frontendConfig.ts'
import { tutorial } from './systemSettings/tutorial.ts'
import { settings } from './systemSettings/settings.ts'
import { pictures } from './uploads.ts'
import { defineEntity } from './vocabulary.ts'

/** What is set for the whole site. */
export const systemSettings = defineEntity({
  entity: 'SystemSettings',
  wire: 'systemSettings',
  key: 'single',
  label: { one: 'System settings', many: 'System settings' },
  title: 'id',

  read: 'getAnySystemSettings',
  update: 'updateAnySystemSettings',
  effect: 'warnOfPercent',
  fields: {
    /** Set on Settings > Currencies. */
    mainCurrency: { kind: 'reference', label: 'Main currency', entity: 'Currency', written: 'server' },
    /** Creators without a percent of their own keep this share of future earnings. */
    defaultUserPayoutPercent: { kind: 'percent', label: 'Default payout percent', required: true, starts: '0.00', class: 'money' },
    referralEnabled: { kind: 'flag', label: 'Referral programme', starts: true },
    /** Of the referred creator's earning, paid out of the platform's part. */
    referralPercent: { kind: 'percent', label: 'Referral percent', required: true, max: 50, starts: '5.00', class: 'money' },
    /** Turned on and off by actions of their own. */
    verifyPosts: { kind: 'flag', label: 'Verify posts before publication', written: 'server', starts: false },
    /** On new photos and videos: site name / @username. */
    watermark: { kind: 'flag', label: 'Watermark', starts: false },
    favicon: {
      kind: 'image',
      label: 'Favicon',
      class: 'public',
      upload: { ...pictures, max: '200 KB', square: true, pixels: 512 },
    },
    /** G- and 4 to 12 letters or digits; empty switches it off. */
    analyticsCode: { kind: 'text', label: 'Web analytics code', max: 14, pattern: '^G-[A-Za-z0-9]{4,12}$' },
  },
  parts: { frontendConfig, tutorial },

  /** The site owner's account at the operator of the platform: asked there, kept in no record. */
  answers: { clientDetails: { needs: 'getManagerToken' }, getDomainMigration: { needs: 'getManagerToken' } },
  actions,
  settings: {
    ...settings,
    tutorialLinks: {
      path: '/settings/tutorialLinks',
      label: 'Tutorial links',
      needs: 'opensSiteLists',
      sections: { links: { kind: 'form', label: 'Help place', part: 'tutorial' } },
    },
  },
})
