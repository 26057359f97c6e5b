// Passkeys (WebAuthn), each of one host: what a browser is asked, and whether what it answers is true. The library comes with the first one that is asked.
import { isIP } from 'node:net'
import type { Pool } from 'pg'
import { log } from '../../log.ts'
import { noteFactorUse, type Factor, type NewFactor } from './factorTable.ts'

const load = () => import('@simplewebauthn/server')
type Library = Awaited<ReturnType<typeof load>>
type Registration = Parameters<Library['verifyRegistrationResponse']>[0]['response']
type Authentication = Parameters<Library['verifyAuthenticationResponse']>[0]['response']

/** Asked of a browser, and the text in it that its answer signs. */
export interface PasskeyAsked {
  readonly options: object
  readonly challenge: string
}

export interface PasskeyOwner {
  readonly id: string
  readonly name: string
  readonly site: string
  readonly has: readonly Factor[]
}

export interface Passkeys {
  readonly askNew: (owner: PasskeyOwner) => Promise<PasskeyAsked>
  /** @returns what is to be stored; undefined where the answer is none to this challenge, or of another site */
  readonly newOf: (answer: unknown, challenge: string) => Promise<NewFactor | undefined>
  readonly ask: (passkeys: readonly Factor[]) => Promise<PasskeyAsked>
  readonly takes: (pool: Pool, passkeys: readonly Factor[], answer: unknown, challenge: string) => Promise<boolean>
}

const isPasskey = ({ kind }: Factor): boolean => kind === 'PASSKEY'
const shownOf = (passkeys: readonly Factor[]) =>
  passkeys.flatMap(({ credential, transports }) => (credential === null ? [] : [{ id: credential, transports: [...(transports ?? [])] }]))

/** What is no answer at all, or a false one, is told by the library in many ways; to whoever sent it they are one. */
const orNothing = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work()
  } catch (error) {
    log('info', 'a passkey was refused', { why: error instanceof Error ? error.message.slice(0, 200) : 'unknown' })
    return undefined
  }
}

const credentialIn = (answer: unknown): unknown => (typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined)

/** @returns undefined where the console stands at a bare address, which can have no passkeys */
export const openPasskeys = (origins: readonly string[]): Passkeys | undefined => {
  const hosts = (): readonly string[] =>
    origins.map((each) => new URL(each).hostname).filter((host) => isIP(host.replace(/^\[|\]$/g, '')) === 0)
  const [rpID] = hosts()
  if (rpID === undefined) return undefined
  const expected = (challenge: string) => ({ expectedChallenge: challenge, expectedOrigin: [...origins], expectedRPID: rpID })
  return {
    askNew: async ({ id, name, site, has }) => {
      const { generateRegistrationOptions } = await load()
      const options = await generateRegistrationOptions({
        rpName: site,
        rpID,
        userName: name,
        userID: new TextEncoder().encode(id),
        excludeCredentials: shownOf(has.filter(isPasskey)),
      })
      return { options, challenge: options.challenge }
    },
    newOf: (answer, challenge) =>
      orNothing(async () => {
        const { verifyRegistrationResponse } = await load()
        const response = answer as Registration
        const { registrationInfo } = await verifyRegistrationResponse({ ...expected(challenge), response, requireUserVerification: false })
        if (!registrationInfo) return undefined
        const { id, publicKey, counter, transports } = registrationInfo.credential
        return { kind: 'PASSKEY', key: Buffer.from(publicKey).toString('base64url'), credential: id, transports: transports ?? [], counter }
      }),
    ask: async (passkeys) => {
      const { generateAuthenticationOptions } = await load()
      const options = await generateAuthenticationOptions({ rpID, allowCredentials: shownOf(passkeys.filter(isPasskey)) })
      return { options, challenge: options.challenge }
    },
    takes: async (pool, passkeys, answer, challenge) => {
      const passkey = passkeys.find(({ credential }) => credential !== null && credential === credentialIn(answer))
      if (!passkey || passkey.credential === null) return false
      const { credential: id, key, counter } = passkey
      const told = await orNothing(async () => {
        const { verifyAuthenticationResponse } = await load()
        const credential = { id, publicKey: new Uint8Array(Buffer.from(key, 'base64url')), counter }
        const response = answer as Authentication
        return verifyAuthenticationResponse({ ...expected(challenge), response, credential, requireUserVerification: false })
      })
      return told?.verified === true && (await noteFactorUse(pool, passkey, told.authenticationInfo.newCounter))
    },
  }
}
