// The product's own screens, sections and dialogs, by the names that specs give them. Each loads with its first use.
import type { ComponentType } from 'react'
import type { CustomDialog, CustomScreen, CustomSection } from '#generated/customs.ts'
import type { ScreenModel } from '../../language/model.ts'
import type { CustomDialogProps, CustomSectionProps } from '../../src/kit.ts'

type Loads<P> = () => Promise<{ readonly default: ComponentType<P> }>

export const customs = {
  screens: {
    login: async () => import('./Login.tsx'),
    dashboard: async () => import('./Dashboard.tsx'),
    about: async () => import('./About.tsx'),
  },
  sections: {
    messages: async () => import('./Messages.tsx'),
  },
  dialogs: {
    payPayout: async () => import('./PayPayout.tsx'),
    generatePayouts: async () => import('./GeneratePayouts.tsx'),
  },
} satisfies {
  readonly screens: Readonly<Record<CustomScreen, Loads<{ readonly screen: ScreenModel }>>>
  readonly sections: { readonly [Name in CustomSection]: Loads<CustomSectionProps> }
  readonly dialogs: Readonly<Record<CustomDialog, Loads<CustomDialogProps>>>
}
