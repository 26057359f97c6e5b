// Slow on purpose: argon2id, about 50 ms and 19 MB each, as OWASP asks. All of it takes turns, whatever it is for.
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { takeTurns } from '../takeTurns.ts'

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const inTurn = takeTurns(4, 100)
export const waitingHashes = inTurn.waiting

/** With a salt of its own. @throws Fault UNAVAILABLE where too many wait */
export const hashSecret = (text: string): Promise<string> => inTurn(() => hash(text, strength))

/** Begins as those do that are made here: whatever else is stored takes less work, or none, and tells by its time whose it is. */
export const isHash = (stored: string): boolean => stored.startsWith('$argon2id$')

/** @returns false for what is no hash, too. @throws Fault UNAVAILABLE where too many wait */
export const isSecretOf = (stored: string, text: string): Promise<boolean> => inTurn(() => verify(stored, text).catch(() => false))

/** The same for the same text and salt. @param salt 8 bytes or more. @throws Fault UNAVAILABLE where too many wait */
export const stretchSecret = async (text: string, salt: Uint8Array): Promise<string> =>
  (await inTurn(() => hashRaw(text, { ...strength, salt }))).toString('base64url')
