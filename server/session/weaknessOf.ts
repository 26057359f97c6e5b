// Passwords that everybody tries first (domain 4.3): among the 49,233 of the list that is maintained with zxcvbn-ts, one piece again and again, or made of words that stand beside them.

/** What that list leaves to rules of its own. */
const besides = new Set(
  'p@ssword 87654321 abcdefgh administrator1 user1234 guest123 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026'.split(
    ' ',
  ),
)
const oneAgainAndAgain = /^(.{1,4})\1+$/s
/** No password is shorter, and shorter words stand in any. */
const minLength = 8
const minWordLength = 4

let loading: Promise<ReadonlySet<string>> | undefined

/** Half a megabyte of code: loaded when the first password is set. */
const common = (): Promise<ReadonlySet<string>> => {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  loading.catch(() => (loading = undefined))
  return loading
}

const wordsIn = (texts: readonly string[]): readonly string[] =>
  texts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.toLowerCase())
    .filter((text) => text.length >= minWordLength)
    .toSorted((a, b) => b.length - a.length)

/** Without these words it is no longer one that could stand alone. */
const isMadeOf = (password: string, texts: readonly string[]): boolean => {
  let rest = password
  for (const word of wordsIn(texts)) rest = rest.replaceAll(word, '')
  return rest !== password && rest.length < minLength
}

/**
 * @param around texts of the account and of the site, as they are written
 * @returns common: everybody tries it. own: whoever knows the account tries it. undefined: nothing speaks against it.
 */
export const weaknessOf = async (password: string, around: readonly string[]): Promise<'common' | 'own' | undefined> => {
  const lower = password.toLowerCase()
  if (besides.has(lower) || oneAgainAndAgain.test(lower) || (await common()).has(lower)) return 'common'
  return isMadeOf(lower, around) ? 'own' : undefined
}
