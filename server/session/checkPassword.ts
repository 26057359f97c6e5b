// Compares a password with a stored hash; whom nobody knows, or who has no password, costs the same time as a wrong one.
import { hashSecret, isHash, isSecretOf } from '../secrets/hashing.ts'

let nobody: Promise<string> | undefined

const hashOfNobody = (): Promise<string> => {
  nobody ??= hashSecret('nobody has this password')
  nobody.catch(() => (nobody = undefined))
  return nobody
}

/**
 * @param stored the hash; empty for nobody, or a mark in its place: then the password is compared with one that nobody has
 * @throws Fault UNAVAILABLE where too many ask at once
 */
export const checkPassword = async (stored: string, password: string): Promise<boolean> => {
  const compared = await hashOfNobody()
  const known = isHash(stored)
  const matches = await isSecretOf(known ? stored : compared, password)
  return matches && known
}
