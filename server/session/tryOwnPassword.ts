// The password of somebody who is logged in, once more: counted and bounded as a login, with which it shares its tries.
import type { Caller } from '../call.ts'
import type { People, Person } from './people.ts'
import { tooManyTries, tryPassword, type TryParts } from './tryPassword.ts'

export type OwnTry =
  /** Nobody is the caller any more. */
  { readonly is: 'gone' } | { readonly is: 'wrong' } | { readonly is: 'right'; readonly person: Person }

/** @throws Fault LIMIT */
export const tryOwnPassword = async (
  parts: TryParts & { readonly people: Pick<People, 'byIds'> },
  { id, ip }: Pick<Caller, 'id' | 'ip'>,
  password: string,
): Promise<OwnTry> => {
  const [person] = await parts.people.byIds([id])
  if (!person) return { is: 'gone' }
  const tried = await tryPassword(parts, { email: person.email, password, ip }, () => Promise.resolve(person))
  if (tried.is === 'limit') throw tooManyTries()
  if (tried.is === 'wrong') return { is: 'wrong' }
  await tried.forget()
  return { is: 'right', person }
}
