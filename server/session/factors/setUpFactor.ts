// Setting up what one is asked beside the password: by whoever has said it just now, at a login that demands it or on one's own profile.
import { Fault } from '../../Fault.ts'
import type { Person } from '../people.ts'
import { appWith, newAppSecret } from './app.ts'
import { endSetUp, keepAsked, makeChallenge, readChallenge, tryChallenge } from './challenges.ts'
import { addFactor, readFactors, type FactorKind, type NewFactor } from './factorTable.ts'
import {
  challengeOver,
  codeIn,
  isDevice,
  openAsked,
  sealAsked,
  wrongAnswer,
  type Answer,
  type Asked,
  type FactorParts,
} from './FactorParts.ts'
import { makeRecoveryCodes } from './recoveryCodes.ts'

const maxDevices = 10
const maxNameLength = 60

export const askToSetUp = async (parts: FactorParts, person: Person, logsIn: boolean): Promise<Asked> => ({
  id: await makeChallenge(parts, person, { logsIn, setsUp: true, asked: null }),
  setsUp: true,
  code: false,
  passkey: null,
  passkeysPossible: parts.passkeys !== undefined,
})

/** What a new app or passkey is given: FactorAsked of the contract. */
export interface Begun {
  readonly secret?: string
  readonly address?: string
  readonly passkey?: object
}

/** @throws Fault DENIED where it is over, or a passkey is not possible here */
export const beginFactor = async (parts: FactorParts, challenge: string, kind: FactorKind): Promise<Begun> => {
  const { pool, passkeys, personOf, siteName } = parts
  const asked = await readChallenge(pool, challenge)
  const person = asked?.setsUp === true ? await personOf(asked.person) : undefined
  if (!person?.enters) throw challengeOver()
  const keep = (text: string) => keepAsked(pool, challenge, sealAsked(parts, person.id, { kind, text }))
  if (kind === 'APP') {
    const made = newAppSecret(await siteName(), person.email)
    await keep(made.secret)
    return made
  }
  if (kind !== 'PASSKEY' || !passkeys) throw new Fault('DENIED', 'No passkey can be set up here', 'errors.noPasskeys')
  const has = await readFactors(pool, person.id)
  const { options, challenge: signed } = await passkeys.askNew({ id: person.id, name: person.email, site: await siteName(), has })
  await keep(signed)
  return { passkey: options }
}

const madeOf = async (parts: FactorParts, person: string, asked: string | null, answer: Answer): Promise<NewFactor | undefined> => {
  const kept = openAsked(parts, person, asked)
  if (kept?.kind === 'APP') return appWith(parts.sealing, person, kept.text, codeIn(answer))
  return kept && parts.passkeys?.newOf(answer.passkey, kept.text)
}

export interface Added {
  readonly person: Person
  readonly kind: FactorKind
  readonly logsIn: boolean
  /** Made with the first one, and shown this once. */
  readonly codes: readonly string[]
}

/** @throws Fault DENIED for a wrong answer, and where it is over; LIMIT where there are many */
export const addNewFactor = async (parts: FactorParts, challenge: string, name: string, answer: Answer): Promise<Added> => {
  const { pool, personOf } = parts
  const asked = await tryChallenge(pool, challenge)
  if (asked?.setsUp !== true) throw challengeOver()
  const made = await madeOf(parts, asked.person, asked.asked, answer)
  const person = await personOf(asked.person)
  if (!made || !person?.enters) throw wrongAnswer(answer)
  if (!(await endSetUp(pool, challenge))) throw challengeOver()
  const there = await readFactors(pool, person.id)
  // Whoever logs in has none yet; somebody set one up meanwhile, and is asked for it.
  if (asked.logsIn && there.some(isDevice)) throw challengeOver()
  if (there.filter(isDevice).length >= maxDevices) throw new Fault('LIMIT', `At most ${maxDevices} of them`, 'errors.tooManyFactors')
  if (!(await addFactor(pool, person.id, { ...made, name: name.trim().slice(0, maxNameLength) })))
    throw new Fault('DENIED', 'This passkey is set up already', 'errors.passkeyTaken')
  const codes = there.some((each) => !isDevice(each)) ? [] : await makeRecoveryCodes(pool, person.id)
  return { person, kind: made.kind, logsIn: asked.logsIn, codes }
}

/** @throws Fault DENIED where there is nothing that they would stand in for */
export const renewCodes = async ({ pool }: FactorParts, { id }: Person): Promise<readonly string[]> => {
  if (!(await readFactors(pool, id)).some(isDevice)) throw new Fault('DENIED', 'Set up a second factor first', 'errors.noFactor')
  return makeRecoveryCodes(pool, id)
}
