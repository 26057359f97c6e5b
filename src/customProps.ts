// What customs of the browser are and are handed. Apart from kit.ts: the registry of customs, which the engine imports, must not lead back to the engine's own.
import type { ComponentType } from 'react'
import type { CustomBar, CustomDialog, CustomScreen, CustomSection } from '#generated/customs.ts'
import type { ScreenModel } from '../language/model.ts'
import type { CustomDialogProps } from './actions/ActionDialogProps.ts'
import type { CustomSectionProps } from './screens/records/SectionProps.ts'

export type { CustomDialogProps, DialogPartProps } from './actions/ActionDialogProps.ts'
export type { CustomSectionProps } from './screens/records/SectionProps.ts'

type Loads<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

/** Each that the specs name, loaded with its first use. */
export interface Customs {
  readonly screens: { readonly [Name in CustomScreen]: Loads<{ readonly screen: ScreenModel }> }
  readonly sections: { readonly [Name in CustomSection]: Loads<CustomSectionProps> }
  readonly dialogs: { readonly [Name in CustomDialog]: Loads<CustomDialogProps> }
  readonly bar: { readonly [Name in CustomBar]: Loads<object> }
}
