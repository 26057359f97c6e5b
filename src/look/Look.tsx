// MUI under our theme, its styles carrying the answer's nonce so that the strict CSP lets them in; turned round where the language is written from the right.
import createCache, { type EmotionCache, type Options } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { use, useMemo, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '../../language/languages.ts'
import { onceLoaded } from '../client/onceLoaded.ts'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'
import { muiTheme } from './muiTheme.ts'
import { nonce } from './nonce.ts'

const cacheOf = (options: Options): EmotionCache => createCache({ prepend: true, ...(nonce && { nonce }), ...options })

const leftToRight = cacheOf({ key: 'look' })
const rightToLeft = onceLoaded(async () => cacheOf({ key: 'turned', ...(await import('./rightToLeft.ts')) }))

export const Look = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const scheme = useStore(useConsole().schemes.shown)
  const direction = directionOf(useTranslation().i18n.language)
  const theme = useMemo(() => muiTheme(scheme, direction), [scheme, direction])
  return (
    <CacheProvider value={direction === 'rtl' ? use(rightToLeft()) : leftToRight}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
