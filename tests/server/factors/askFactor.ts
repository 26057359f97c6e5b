// What tests of the second factor ask, over sockets of their own, and what an authenticator app would show.
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { ask, password, type Answer, type Bench } from '../shell/bench.ts'

/** The bench that a file opened. */
export const of = {} as { bench: Bench }

export const boss = 'boss@library.example'
export const help = 'help@library.example'
const login =
  'mutation($e: String!, $p: String!) { login(email: $e, password: $p) { viewer { id } code challenge { id setsUp code passkey passkeysPossible } } }'
const prove =
  'mutation($c: String!, $code: String, $k: Json) { loginWithFactor(challenge: $c, code: $code, passkey: $k) { viewer { id } code } }'
export const setUp = 'mutation($p: String!) { factorSetUp(password: $p) { id setsUp } }'
export const begin = 'mutation($c: String!, $k: FactorKind!) { factorBegin(challenge: $c, kind: $k) { secret address passkey } }'
export const add =
  'mutation($c: String!, $code: String, $k: Json) { factorAdd(challenge: $c, name: "My phone", code: $code, passkey: $k) { recoveryCodes login { viewer { id } code } } }'
export const renew = 'mutation($p: String!) { recoveryCodesRenew(password: $p) }'

export interface Challenge {
  readonly id: string
  readonly setsUp: boolean
  readonly code: boolean
  readonly passkey: object | null
  readonly passkeysPossible: boolean
}
export interface Login {
  readonly viewer: { readonly id: string } | null
  readonly code: string | null
  readonly challenge: Challenge | null
}

export const says = ({ errors }: Answer<unknown>): unknown => errors?.[0]?.extensions?.template

export const logIn = async (email = boss, secret = password): Promise<Login | undefined> =>
  (await ask<{ login: Login }>(of.bench.client(), login, { e: email, p: secret })).data?.login
export const challengeOf = async (email = boss): Promise<string> => (await logIn(email))?.challenge?.id ?? 'none'
export const answer = (challenge: string, given: object) =>
  ask<{ loginWithFactor: Login | null }>(of.bench.client(), prove, { c: challenge, ...given })

/** The code that an app shows some steps from now; each counts once, and those of the steps beside this one are taken. Tests use none of before: a step may end on its way. */
export const codeAt = (secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
/** Never that of the steps around now. */
export const wrongCode = (secret: string): string => {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(secret, steps))
  return ['000000', '000001', '000002', '000003', '000004', '000005'].find((each) => !right.includes(each)) ?? ''
}

export interface SetUp {
  readonly secret: string
  readonly codes: readonly string[]
}
/** An app, by whoever is logged in already; its last step is the one now. */
export const addApp = async (cookie: string, userId = '1'): Promise<SetUp> => {
  const client = of.bench.client({ cookie, userId })
  const asked = await ask<{ factorSetUp: Challenge }>(client, setUp, { p: password })
  const c = asked.data?.factorSetUp.id ?? ''
  const begun = await ask<{ factorBegin: { secret: string; address: string } }>(client, begin, { c, k: 'APP' })
  const { secret = '', address } = begun.data?.factorBegin ?? {}
  expect(address).toContain(`secret=${secret}`)
  const added = await ask<{ factorAdd: { recoveryCodes: string[]; login: null } }>(client, add, { c, code: codeAt(secret, 0) })
  expect(added.errors).toBeUndefined()
  expect(added.data?.factorAdd.login).toBeNull()
  return { secret, codes: added.data?.factorAdd.recoveryCodes ?? [] }
}
/** Nobody has any. */
export const forget = (): Promise<unknown> => of.bench.sql('delete from factor')

/** The cookie of a login with its second step. */
export const cookieBy = async (code: string): Promise<string> => {
  const { data } = await answer(await challengeOf(), { code })
  return of.bench.trade(data?.loginWithFactor?.code)
}
