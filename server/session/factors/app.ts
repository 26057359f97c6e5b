// Codes of authenticator apps (TOTP, RFC 6238): six digits, another every 30 seconds, those of the step before and after are taken, too.
import { Secret, TOTP } from 'otpauth'
import type { Pool } from 'pg'
import type { Sealing } from '../../secrets/openSealing.ts'
import { noteFactorUse, type Factor, type NewFactor } from './factorTable.ts'

const secretBytes = 20
const maxStepsAway = 1

export interface AppSecret {
  /** In base32, to be typed. */
  readonly secret: string
  /** otpauth://…, to be drawn as a QR code. */
  readonly address: string
}

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code)

const totpOf = (secret: string): TOTP => new TOTP({ secret: Secret.fromBase32(secret) })
const placeOf = (person: string): string => `factor/key/${person}`

export const newAppSecret = (issuer: string, label: string): AppSecret => {
  const secret = new Secret({ size: secretBytes })
  return { secret: secret.base32, address: new TOTP({ issuer, label, secret }).toString() }
}

/** @returns the step that the code is of; undefined for a wrong one */
const stepOf = (secret: string, code: string): number | undefined => {
  const away = totpOf(secret).validate({ token: code, window: maxStepsAway })
  return away === null ? undefined : TOTP.counter() + away
}

/** @returns what is to be stored; undefined where the code is not one of this secret */
export const appWith = (sealing: Sealing, person: string, secret: string, code: string): NewFactor | undefined => {
  const counter = stepOf(secret, code)
  return counter === undefined ? undefined : { kind: 'APP', key: sealing.seal(secret, placeOf(person)), counter }
}

/** A code counts once: none of its step or an earlier one is taken after it. */
export const takesAppCode = async (pool: Pool, sealing: Sealing, person: string, app: Factor, code: string): Promise<boolean> => {
  const secret = sealing.open(app.key, placeOf(person))
  const step = secret === undefined ? undefined : stepOf(secret, code)
  return step !== undefined && (await noteFactorUse(pool, app, step))
}
