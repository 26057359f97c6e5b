// How much is tried of what could be tried for hours: some of it in every run, all of it in the long one (npm run test:long).

export const inFull = process.env['TESTS'] === 'full'

/** The same test, with the same assertions, on less. */
export const amount = (some: number, all: number): number => (inFull ? all : some)

/**
 * Some of these, or all of them in full: neighbours, with the first after the last.
 * @param turn whose turn it is: who asks for the next turn gets the next ones, so that all are tried by somebody
 */
export const some = <T>(all: readonly T[], most: number, turn = 0): readonly T[] => {
  if (inFull || all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[(turn * most + at) % all.length] as T)
}

/**
 * Some of these, evenly spread, or all of them in full.
 * @param from where it begins: who begins elsewhere takes others, so that most are tried by somebody
 */
export const spread = <T>(all: readonly T[], most: number, from = 0): readonly T[] => {
  if (inFull || all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[(from + Math.floor((at * all.length) / most)) % all.length] as T)
}

/**
 * One of each kind, or all of them in full.
 * @param turn whose turn it is: who asks for another turn gets others of the same kinds
 */
export const ofEach = <T>(all: readonly T[], kindOf: (each: T) => string, turn = 0): readonly T[] => {
  if (inFull) return all
  return [...new Set(all.map(kindOf))].map((kind, at) => {
    const alike = all.filter((each) => kindOf(each) === kind)
    return alike[(turn + at) % alike.length] as T
  })
}

/** What chance begins with: the same in every run, another in each long one. TEST_SEED repeats what a log names. */
export const seed = Number(process.env['TEST_SEED'] ?? (inFull ? Date.now() % 1_000_000 : 1))
