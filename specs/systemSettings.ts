// What is set for the whole site (product spec 3, domain 10.1). One record with several screens of settings.
import { app } from './app.ts'
import { actions } from './systemSettings/actions.ts'
import { frontendConfig } from './systemSettings/frontendConfig.ts'
import { money } from './systemSettings/money.ts'
import { referralProgram } from './systemSettings/referralProgram.ts'
import { settings } from './systemSettings/settings.ts'
import { tutorialLinks } from './systemSettings/tutorialLinks.ts'
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
  conditions: { verifyPostsIsOn: { verifyPosts: ['true'] }, verifyPostsIsOff: { verifyPosts: { not: ['true'] } } },
  fields: {
    /** Set on Settings > Currencies. */
    mainCurrency: { kind: 'reference', label: 'Main currency', entity: 'Currency', written: 'server' },
    /** Turned on and off by actions of its own. */
    verifyPosts: { kind: 'flag', label: 'Verify posts before publication', written: 'server', starts: !app.flags.disableAdult },
    /** On new photos and videos: site name / @username. */
    watermark: { kind: 'flag', label: 'Watermark', starts: false },
    favicon: {
      kind: 'image',
      label: 'Favicon',
      class: 'public',
      upload: { ...pictures, max: '200 KB', square: true, pixels: 512 },
    },
    /** Whoever of them has none sets one up at the next login. */
    secondFactor: {
      kind: 'choices',
      label: 'Second factor required of',
      options: { admin: 'Admins', manager: 'Managers' },
      class: 'internal',
    },
    /** G- and 4 to 12 letters or digits; empty switches it off. */
    analyticsCode: { kind: 'text', label: 'Web analytics code', max: 14, pattern: '^G-[A-Za-z0-9]{4,12}$' },
  },
  parts: { frontendConfig, referralProgram, money, tutorialLinks },

  /** The site owner's account at the operator of the platform: asked there, kept in no record. */
  answers: { clientDetails: { needs: 'getManagerToken' }, getDomainMigration: { needs: 'getManagerToken' } },
  actions,
  settings: {
    ...settings,
    tutorialLinks: {
      path: '/settings/tutorialLinks',
      label: 'Tutorial links',
      needs: 'opensSiteLists',
      sections: { links: { kind: 'form', label: 'Help place', part: 'tutorialLinks' } },
    },
  },
})
