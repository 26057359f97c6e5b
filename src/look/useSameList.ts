// The same array as long as it holds the same words: an input that sees a new one forgets what is being typed.
import { useMemo } from 'react'

export const useSameList = (words: readonly string[]): string[] => {
  const written = JSON.stringify(words)
  return useMemo(() => JSON.parse(written) as string[], [written])
}
