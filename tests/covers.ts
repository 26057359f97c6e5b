// How a test says which statements of the product spec it proves. The marks are read from its text (tests/coverage), nothing happens when it runs.
import type { RowName } from './coverageRows.ts'

/** Stands within the test that it is about; an unknown name is an error of types, and a row without a mark fails tests/coverage/coverage.test.ts. */
export const covers = (...names: readonly [RowName, ...RowName[]]): void => void names
