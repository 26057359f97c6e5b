// Name and picture of each choice of colours.
import type { SvgIconComponent } from '@mui/icons-material'
import BrightnessAuto from '@mui/icons-material/BrightnessAuto'
import DarkMode from '@mui/icons-material/DarkModeOutlined'
import LightMode from '@mui/icons-material/LightModeOutlined'
import type { SchemeChoice } from '../theme/createScheme.ts'

export const schemeLooks = {
  light: { label: 'shell.schemeLight', Icon: LightMode },
  dark: { label: 'shell.schemeDark', Icon: DarkMode },
  system: { label: 'shell.schemeSystem', Icon: BrightnessAuto },
} as const satisfies Record<SchemeChoice, { readonly label: string; readonly Icon: SvgIconComponent }>
