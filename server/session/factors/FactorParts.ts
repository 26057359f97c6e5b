// What the second factor needs of the rest, and what it tells it (docs/decisions/044).
import type { Pool } from 'pg'
import { Fault } from '../../Fault.ts'
import type { Sealing } from '../../secrets/openSealing.ts'
import type { People, Person } from '../people.ts'
import type { Factor, FactorKind } from './factorTable.ts'
import type { Passkeys } from './passkeys.ts'

export interface FactorParts {
  readonly pool: Pool
  readonly sealing: Sealing
  /** Undefined where the console stands at a bare address. */
  readonly passkeys: Passkeys | undefined
  /** Roles that have to have one, as the site's settings say. */
  readonly requiredOf: () => Promise<readonly string[]>
  readonly siteName: () => Promise<string>
  readonly samePassword: People['samePassword']
  readonly personOf: (id: string) => Promise<Person | undefined>
}

/** Challenge of the contract. */
export interface Asked {
  readonly id: string
  readonly setsUp: boolean
  readonly code: boolean
  /** PublicKeyCredentialRequestOptionsJSON. */
  readonly passkey: object | null
  readonly passkeysPossible: boolean
}

/** What somebody answers: a code, or what a passkey signed. */
export interface Answer {
  readonly code?: string | null
  readonly passkey?: unknown
}

/** The code as it counts, however it was grouped; '' for none. */
export const codeIn = ({ code }: Answer): string => (code ?? '').replace(/\s/g, '')

/** What a device was asked, kept sealed with the challenge: the secret of a new app, or what a passkey is to sign. */
export interface KeptAsked {
  readonly kind: FactorKind
  readonly text: string
}

const placeOf = (person: string): string => `login_challenge/asked/${person}`

export const sealAsked = ({ sealing }: FactorParts, person: string, asked: KeptAsked): string =>
  sealing.seal(JSON.stringify(asked), placeOf(person))

export const openAsked = ({ sealing }: FactorParts, person: string, asked: string | null): KeptAsked | undefined => {
  const text = asked === null ? undefined : sealing.open(asked, placeOf(person))
  return text === undefined ? undefined : (JSON.parse(text) as KeptAsked)
}

/** Codes alone are none: they stand in for a device. */
export const isDevice = ({ kind }: Pick<Factor, 'kind'>): boolean => kind !== 'CODES'

export const challengeOver = (): Fault =>
  new Fault('DENIED', 'This took too long, or was answered wrongly too often: begin again', 'errors.challengeOver')
export const wrongAnswer = ({ passkey }: Answer): Fault =>
  passkey === undefined || passkey === null
    ? new Fault('DENIED', 'This code is wrong, or was used before', 'errors.wrongCode')
    : new Fault('DENIED', 'This passkey is not known here', 'errors.wrongPasskey')
