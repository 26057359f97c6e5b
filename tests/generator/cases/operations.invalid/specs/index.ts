// A screen reads with operations that are not there, or that are no reads.
import { screens as plain } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

export const screens = { ...plain, welcome: { path: '/', label: 'Welcome', needs: 'readBooks', uses: ['booksAutocomplet', 'booksDelete'] } }
