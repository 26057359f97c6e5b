// The product's own screens, sections and dialogs, by the names that specs give them. Each loads with its first use.
import type { ComponentType } from 'react'
import type { CustomDialog, CustomScreen, CustomSection } from '#generated/customs.ts'
import type { EntityModel, ScreenModel } from '../../language/model.ts'
import type { CustomDialogProps } from '../../src/kit.ts'

interface RecordProps {
  readonly record: Readonly<Record<string, unknown>>
  readonly table: EntityModel
}
type Loads<P> = () => Promise<{ readonly default: ComponentType<P> }>

export const customs = {
  screens: {
    login: async () => import('./Login.tsx'),
    dashboard: async () => import('./Dashboard.tsx'),
    siteAnalytics: async () => import('./reports/SiteAnalytics.tsx'),
    about: async () => import('./About.tsx'),
  },
  sections: {
    creatorAnalytics: async () => import('./reports/CreatorAnalytics.tsx'),
  },
  dialogs: {
    payPayout: async () => import('./PayPayout.tsx'),
    generatePayouts: async () => import('./GeneratePayouts.tsx'),
  },
} satisfies {
  readonly screens: Readonly<Record<CustomScreen, Loads<{ readonly screen: ScreenModel }>>>
  readonly sections: { readonly [Name in CustomSection]: Loads<RecordProps> }
  readonly dialogs: Readonly<Record<CustomDialog, Loads<CustomDialogProps>>>
}
