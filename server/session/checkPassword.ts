// Compares a password with a stored hash; an unknown person costs the same time as a wrong password.
import { hash, verify } from '@node-rs/argon2'

const atOnce = 4
let running = 0
const waiting: (() => void)[] = []
let nobody: Promise<string> | undefined

const takeTurn = async (): Promise<void> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
}

const giveTurn = (): void => {
  running -= 1
  waiting.shift()?.()
}

/** @param stored the hash, or empty for nobody: then it is compared with one that no password has */
export const checkPassword = async (stored: string, password: string): Promise<boolean> => {
  nobody ??= hash('nobody has this password')
  await takeTurn()
  try {
    const matches = await verify(stored || (await nobody), password)
    return matches && stored !== ''
  } catch {
    return false
  } finally {
    giveTurn()
  }
}
