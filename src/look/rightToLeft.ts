// MUI's styles turned round, for languages that are written from the right.
import rtlPlugin from '@mui/stylis-plugin-rtl'

export const stylisPlugins = [rtlPlugin]
