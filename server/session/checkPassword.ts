// Compares a password with a stored hash; an unknown person costs the same time as a wrong password.
import { hashSecret, isSecretOf } from '../secrets/hashing.ts'

let nobody: Promise<string> | undefined

const hashOfNobody = (): Promise<string> => {
  nobody ??= hashSecret('nobody has this password')
  nobody.catch(() => (nobody = undefined))
  return nobody
}

/**
 * @param stored the hash, or empty for nobody: then it is compared with one that no password has
 * @throws Fault UNAVAILABLE where too many ask at once
 */
export const checkPassword = async (stored: string, password: string): Promise<boolean> => {
  const compared = await hashOfNobody()
  const matches = await isSecretOf(stored || compared, password)
  return matches && stored !== ''
}
