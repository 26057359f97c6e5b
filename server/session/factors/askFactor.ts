// The second step of a login: who is asked for more than the password, and whether what they answer is theirs.
import { setTimeout as wait } from 'node:timers/promises'
import { attemptLogin } from '../loginLimits.ts'
import type { Person } from '../people.ts'
import { tooManyTries } from '../tryPassword.ts'
import { isAppCode, takesAppCode } from './app.ts'
import { endChallenge, makeChallenge, tryChallenge } from './challenges.ts'
import { readFactors, type Factor, type FactorKind } from './factorTable.ts'
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
import { isRecoveryCode, takesRecoveryCode } from './recoveryCodes.ts'
import { askToSetUp } from './setUpFactor.ts'

/** Of one person within a quarter of an hour, from wherever: a code of six digits is not to be guessed. */
const maxFailures = 20

const askFor = async (parts: FactorParts, person: Person, factors: readonly Factor[]): Promise<Asked> => {
  const { passkeys } = parts
  const has = factors.some(({ kind }) => kind === 'PASSKEY')
  const passkey = has && passkeys ? await passkeys.ask(factors) : undefined
  const asked = passkey ? sealAsked(parts, person.id, { kind: 'PASSKEY', text: passkey.challenge }) : null
  return {
    id: await makeChallenge(parts, person, { logsIn: true, setsUp: false, asked }),
    setsUp: false,
    code: factors.some(({ kind }) => kind !== 'PASSKEY'),
    passkey: passkey?.options ?? null,
    passkeysPossible: passkeys !== undefined,
  }
}

/** After the right password. @returns undefined where nothing more is asked */
export const askFactor = async (parts: FactorParts, person: Person): Promise<Asked | undefined> => {
  const factors = await readFactors(parts.pool, person.id)
  if (factors.some(isDevice)) return askFor(parts, person, factors)
  return (await parts.requiredOf()).includes(person.role) ? askToSetUp(parts, person, true) : undefined
}

/** Which of what they have it came from; undefined for a wrong one. */
const kindOf = async (
  { pool, sealing, passkeys }: FactorParts,
  person: string,
  signed: string | undefined,
  answer: Answer,
): Promise<FactorKind | undefined> => {
  const factors = await readFactors(pool, person)
  const text = codeIn(answer)
  if (isAppCode(text))
    for (const app of factors) if (app.kind === 'APP' && (await takesAppCode(pool, sealing, person, app, text))) return 'APP'
  if (isRecoveryCode(text))
    for (const codes of factors) if (codes.kind === 'CODES' && (await takesRecoveryCode(pool, codes, text))) return 'CODES'
  const takes = signed !== undefined && answer.passkey && (await passkeys?.takes(pool, factors, answer.passkey, signed))
  return takes === true ? 'PASSKEY' : undefined
}

/** @throws Fault DENIED for a wrong answer, and where it is over; LIMIT */
export const proveFactor = async (
  parts: FactorParts,
  challenge: string,
  answer: Answer,
  ip: string,
): Promise<{ readonly person: Person; readonly kind: FactorKind }> => {
  const { pool, sealing, personOf } = parts
  const asked = await tryChallenge(pool, challenge)
  if (!asked || asked.setsUp) throw challengeOver()
  const attempt = await attemptLogin(pool, sealing.fingerprint(`second factor of ${asked.person}`), ip, maxFailures)
  if (attempt.refused) throw tooManyTries()
  const kind = await kindOf(parts, asked.person, openAsked(parts, asked.person, asked.asked)?.text, answer)
  if (attempt.slow > 0) await wait(attempt.slow)
  const person = await personOf(asked.person)
  if (kind === undefined || !person?.enters) throw wrongAnswer(answer)
  if (!(await endChallenge(pool, challenge))) throw challengeOver()
  await attempt.forget()
  return { person, kind }
}
