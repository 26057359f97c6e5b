// Options that are retired, and what nothing can begin with.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const books = {
  ...library.Book,
  fields: {
    ...library.Book.fields,
    cover: { kind: 'choice', label: 'Cover', options: { SOFT: 'Soft', CLOTH: { label: 'Cloth', retired: true } }, starts: 'CLOTH', startsFor: { of: 'guests', is: 'CLOTH' } },
    binding: { kind: 'choice', label: 'Binding', options: { GLUE: { label: 'Glue', retired: true }, THREAD: { label: 'Thread', retired: true } } },
    paper: { kind: 'choices', label: 'Paper', options: { THIN: { label: 'Thin', retired: false }, THICK: { label: '', retird: true } } },
  },
}

export const entities = { ...library, Book: books }
