// MUI under our theme, its styles carrying the answer's nonce so that the strict CSP lets them in.
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'
import { muiTheme } from './muiTheme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
const cache = createCache({ key: 'look', prepend: true, ...(nonce && { nonce }) })

export const Look = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const scheme = useStore(useConsole().schemes.shown)
  const theme = useMemo(() => muiTheme(scheme), [scheme])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  )
}
