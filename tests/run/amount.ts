// How much is tried of what could be tried for hours: some of it in every run, all of it in the long one (npm run test:long).

export const inFull = process.env['TESTS'] === 'full'

/** The same test, with the same assertions, on less. */
export const amount = (some: number, all: number): number => (inFull ? all : some)

/** What chance begins with: the same in every run, another in each long one. TEST_SEED repeats what a log names. */
export const seed = Number(process.env['TEST_SEED'] ?? (inFull ? Date.now() % 1_000_000 : 1))
