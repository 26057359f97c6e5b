// Whether a key is long enough that nobody guesses it.
import { keysIn } from './keysIn.ts'

const minKeyLength = 32

/** @param text keys separated by commas: each has to be */
export const isStrong = (text: string): boolean => {
  const keys = keysIn(text)
  return keys.length > 0 && keys.every((each) => each.length >= minKeyLength)
}
