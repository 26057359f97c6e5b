// The site as it appears among those who write: by its name and logo, whoever of the staff wrote.
import { siteLogoAddress } from '../../look/siteLogoAddress.ts'
import { useConsole } from '../../client/useConsole.ts'

export const useSite = (): { readonly name: string; readonly logo: string } => {
  const { configuration } = useConsole()
  return { name: configuration.siteName, logo: siteLogoAddress(configuration) }
}
