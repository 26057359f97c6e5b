// Compares a password with a stored hash; an unknown person costs the same time as a wrong password.
import { hash, verify } from '@node-rs/argon2'
import { takeTurns } from '../takeTurns.ts'

const inTurn = takeTurns(4)
let nobody: Promise<string> | undefined

/** @param stored the hash, or empty for nobody: then it is compared with one that no password has */
export const checkPassword = async (stored: string, password: string): Promise<boolean> => {
  const compared = (nobody ??= hash('nobody has this password'))
  return inTurn(async () => {
    try {
      const matches = await verify(stored || (await compared), password)
      return matches && stored !== ''
    } catch {
      return false
    }
  })
}
