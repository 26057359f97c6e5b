// What the two configs say once they are merged (domain 3.3, 3.5).

/** A picture as the wire gives it (scalar Image). */
export interface Picture {
  readonly uuid?: string | null
  readonly urlPart?: string | null
}

export interface Configuration {
  /** apiUrl, backendUrl and every other address that is configured, by its name; '' or absent = not configured. */
  readonly addresses: Readonly<Record<string, string>>
  readonly siteName: string
  readonly siteLogo: string | Picture | undefined
  /** Milliseconds: when a running request is told of, and how long passing notices stay. */
  readonly notices: { readonly query: number; readonly general: number }
  /** Route names that are switched off. */
  readonly disabled: ReadonlySet<string>
  readonly flags: Readonly<Record<string, boolean>>
  /** config.json as it came. */
  readonly local: Readonly<Record<string, unknown>>
  /** The backend's answer as it came, for customs that know more of it. */
  readonly values: Readonly<Record<string, unknown>>
}

/** The two addresses that a session needs. */
export interface SessionAddresses {
  readonly apiUrl: string
  readonly backendUrl: string
}

export const addressesOf = ({ addresses }: Pick<Configuration, 'addresses'>): SessionAddresses => ({
  apiUrl: addresses['apiUrl'] ?? '/graphql',
  backendUrl: addresses['backendUrl'] ?? '/api',
})

/** Where the site's own config is read. */
export const siteConfigAt = (backendUrl: string): string => `${backendUrl}/system-settings/frontend-config`
