// The logged-in user as login answers it and browser storage keeps it (product spec 3).
import type { Picture } from './Configuration.ts'

export interface SignedIn {
  /** '0' means nobody. */
  readonly id: string
  readonly email: string
  readonly screenName: string
  readonly username: string
  readonly phone?: string | null
  readonly role: string
  readonly accountInfo?: Readonly<Record<string, unknown>>
  readonly avatar?: Picture | null
  /** Names of the rights held. */
  readonly authorities: readonly string[]
}

export const nobody = '0'

const isText = (value: unknown): value is string => typeof value === 'string'

/** The same, if it is one and somebody; what is stored may be anything. */
export const asSignedIn = (value: unknown): SignedIn | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, email, screenName, username, role, authorities, ...rest } = value as Record<string, unknown>
  if (![id, email, screenName, username, role].every(isText) || id === nobody || id === '') return undefined
  if (!Array.isArray(authorities) || !authorities.every(isText)) return undefined
  return { ...rest, id, email, screenName, username, role, authorities } as SignedIn
}
