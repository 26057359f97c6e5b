// Name and picture of each choice of colours.
import type { SchemeChoice } from '../client/createScheme.ts'

export const schemeLooks = {
  light: { label: 'shell.schemeLight', icon: 'schemeLight' },
  dark: { label: 'shell.schemeDark', icon: 'schemeDark' },
  system: { label: 'shell.schemeSystem', icon: 'schemeSystem' },
} as const satisfies Record<SchemeChoice, { readonly label: string; readonly icon: string }>
