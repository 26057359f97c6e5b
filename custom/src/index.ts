// The product's own screens, sections and dialogs, by the names that specs give them. Each loads with its first use.
import type { ComponentType } from 'react'
import type { CustomBar, CustomDialog, CustomScreen, CustomSection } from '#generated/customs.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { CustomDialogProps, CustomSectionProps } from '../../src/customProps.ts'

type Loads<P> = () => Promise<{ readonly default: ComponentType<P> }>

export const customs = {
  screens: {
    dashboard: async () => import('./Dashboard.tsx'),
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
} satisfies {
  readonly screens: Readonly<Record<CustomScreen, Loads<{ readonly screen: ScreenModel }>>>
  readonly sections: { readonly [Name in CustomSection]: Loads<CustomSectionProps> }
  readonly bar: Readonly<Record<CustomBar, Loads<object>>>
  readonly dialogs: Readonly<Record<CustomDialog, Loads<CustomDialogProps>>>
}
