// The one look for MUI's components: our colours, three sizes of type, an 8 px grid, text in shades that can be read.
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles'
import { app } from '#generated/app.ts'
import { paletteOf, type Scheme } from '../client/palette.ts'

const textTones = (scheme: Scheme): NonNullable<ThemeOptions['components']> => {
  const colours = paletteOf(scheme)
  const read = (tone: string): string => colours[`${tone}-text`] ?? 'inherit'
  return {
    // A dialog is a surface like others, in the dark too.
    MuiDialog: { styleOverrides: { paper: { backgroundImage: 'none' } } },
    MuiFormHelperText: { styleOverrides: { root: { '&.Mui-error': { color: read('error') } } } },
    MuiFormLabel: {
      styleOverrides: { root: { '&.Mui-error': { color: read('error') }, '&.Mui-focused:not(.Mui-error)': { color: read('primary') } } },
    },
    // As styles, since a select hands its menu a paper of its own, in place of a default one.
    MuiMenu: { styleOverrides: { paper: { maxHeight: `min(${app.selectMaxHeight}px, 100% - 32px)` } } },
    MuiAutocomplete: { styleOverrides: { listbox: { boxSizing: 'border-box', maxHeight: `min(${app.selectMaxHeight}px, 40vh)` } } },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiFormControl: { defaultProps: { size: 'small' } },
    MuiSelect: { defaultProps: { size: 'small' } },
  }
}

export const muiTheme = (scheme: Scheme, direction: Theme['direction']): Theme => {
  const colours = paletteOf(scheme)
  const of = (name: string): string => colours[name] ?? '#000000'
  const tone = (name: string) => ({ main: of(name), contrastText: of(`on-${name}`) })
  return createTheme({
    direction,
    spacing: 8,
    shape: { borderRadius: 8 },
    palette: {
      mode: scheme,
      primary: tone('primary'),
      secondary: tone('secondary'),
      error: tone('error'),
      success: tone('success'),
      warning: tone('warning'),
      background: { default: of('ground'), paper: of('surface') },
      text: { primary: of('ink'), secondary: of('muted') },
      divider: of('line'),
    },
    typography: {
      fontFamily: 'inherit',
      fontSize: 14,
      h6: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: '0.875rem' },
      body2: { fontSize: '0.875rem' },
      caption: { fontSize: '0.75rem' },
    },
    components: textTones(scheme),
  })
}
