// Operations of the second factor. Three are open: whoever has the challenge has said the password. Those of one's own profile ask it themselves.
import type { Caller } from '../call.ts'
import { Fault } from '../Fault.ts'
import { unauthenticated } from '../unauthenticated.ts'
import { enter, loginWithFactor, type LoginParts } from './login.ts'
import type { Person } from './people.ts'
import { forStaff, known, type SessionParts, type SessionResolver } from './SessionResolver.ts'
import { tryOwnPassword } from './tryOwnPassword.ts'
import { toLoginAnswer } from './viewerOf.ts'
import type { FactorKind } from './factors/factorTable.ts'
import type { FactorParts } from './factors/FactorParts.ts'
import { addNewFactor, askToSetUp, beginFactor, renewCodes } from './factors/setUpFactor.ts'

type WithFactors = SessionParts & { readonly factors: FactorParts }

/** @throws Fault DENIED where the product knows no second factor */
const required = (parts: SessionParts): WithFactors => {
  const { factors } = parts
  if (!factors) throw new Fault('DENIED', 'There is no second factor here', 'errors.DENIED')
  return { ...parts, factors }
}

/** The caller, who said their password just now. @throws Fault DENIED, LIMIT */
const sure = async (parts: LoginParts, caller: Caller, password: unknown): Promise<Person> => {
  const tried = await tryOwnPassword(parts, caller, String(password))
  if (tried.is === 'gone') throw unauthenticated()
  if (tried.is === 'wrong') throw new Fault('DENIED', 'This is not your current password', 'errors.notOneself')
  return tried.person
}

const guard = { rule: { anyone: 'whoever has a challenge has said the password' } } as const

export const factorResolvers = (parts: SessionParts): Readonly<Record<string, SessionResolver>> => ({
  loginWithFactor: {
    guard,
    open: true,
    run: async ({ challenge, ...answer }, { connection }) =>
      toLoginAnswer(parts, await loginWithFactor(required(parts), String(challenge), answer, connection.ip)),
  },
  factorBegin: {
    guard,
    open: true,
    run: ({ challenge, kind }) => beginFactor(required(parts).factors, String(challenge), kind as FactorKind),
  },
  factorAdd: {
    guard,
    open: true,
    run: async ({ challenge, name, ...answer }, { connection: { ip } }) => {
      const { person, kind, logsIn, codes } = await addNewFactor(required(parts).factors, String(challenge), String(name), answer)
      await parts.noteFactor(person, ip, 'addFactor', { kind, name })
      return { recoveryCodes: codes, login: logsIn ? toLoginAnswer(parts, await enter(parts, person, ip, kind)) : null }
    },
  },
  factorSetUp: forStaff(async ({ password }, call) => askToSetUp(required(parts).factors, await sure(parts, known(call), password), false)),
  recoveryCodesRenew: forStaff(async ({ password }, call) => {
    const { factors } = required(parts)
    const caller = known(call)
    const person = await sure(parts, caller, password)
    const codes = await renewCodes(factors, person)
    await parts.noteFactor(person, caller.ip, 'renewCodes')
    return codes
  }),
})
