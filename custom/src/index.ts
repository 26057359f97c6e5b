// The product's own screens, sections and dialogs, by the names that specs give them. Each loads with its first use.
import type { Customs } from '../../src/customProps.ts'

export const customs = {
  screens: {
    loginAs: async () => import('./LoginAs.tsx'),
    about: async () => import('./About.tsx'),
  },
  sections: {
    plan: async () => import('./Plan.tsx'),
    domainName: async () => import('./DomainName.tsx'),
  },
  dialogs: {
    payPayout: async () => import('./PayPayout.tsx'),
    generatePayouts: async () => import('./GeneratePayouts.tsx'),
    loginAsUser: async () => import('./LoginAsUser.tsx'),
  },
  bar: {
    upgrade: async () => import('./UpgradeButton.tsx'),
  },
} satisfies Customs
