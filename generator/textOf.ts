// A file that may not be there.
import { readFileSync } from 'node:fs'

export const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
