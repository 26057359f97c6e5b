// The product's own dialogs, by the name that an action gives.
import { customs } from '#custom/src'
import { lazyCustom } from '../look/lazyCustom.ts'
import type { CustomDialogProps } from './ActionDialogProps.ts'

/** Fetched when the browser is idle, from the moment that one is asked for. */
export const customDialog = lazyCustom<CustomDialogProps>('dialog', customs.dialogs, { as: 'dialog' })
