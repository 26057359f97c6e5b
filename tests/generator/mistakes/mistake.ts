// A mistake that an owner may make: what is written in a file of the library in place of what stands there.
export interface Mistake {
  /** What is wrong, in a few words; the golden file tells it above what is said. */
  readonly what: string
  readonly file: 'access.ts' | 'books.ts' | 'house.ts' | 'houseSettings.ts' | 'loans.ts' | 'members.ts' | 'vocabulary.ts'
  /** Stands there once. */
  readonly right: string
  readonly wrong: string
}

const of =
  (file: Mistake['file']) =>
  (what: string, right: string, wrong: string): Mistake => ({ what, file, right, wrong })

export const access = of('access.ts')
export const books = of('books.ts')
export const house = of('house.ts')
export const houseSettings = of('houseSettings.ts')
export const loans = of('loans.ts')
export const members = of('members.ts')
export const vocabulary = of('vocabulary.ts')

/** A rule of books, and of what reminders ask. */
export const rule = (what: string, written: string): Mistake =>
  books(what, '  unique: [{', `  rules: { order: { ${written} } },\n  unique: [{`)
/** What a value of books is computed of. */
export const computed = (what: string, written: string): Mistake =>
  books(what, "out: { kind: 'derived', label: 'Out', as: 'flag', by: 'bookIsOut' }", `out: { kind: 'derived', label: 'Out', ${written} }`)
/** How many books there may be. */
export const atMost = (what: string, written: string): Mistake =>
  books(what, '  unique: [{', `  atMost: { few: { ${written} } },\n  unique: [{`)
/** What giving a book back leaves behind. */
export const left = (what: string, written: string): Mistake =>
  loans(
    what,
    "        guards: ['bookIsHere'],\n        effect",
    `        leaves: { trace: { ${written} } },\n        guards: ['bookIsHere'],\n        effect`,
  )
/** What a book was called before, and that put back. */
export const kept = (what: string, leaves: string, needs: string): Mistake =>
  books(
    what,
    "entity: 'Book', max: 10 },\n  },",
    `entity: 'Book', max: 10 },\n    was: { kind: 'reference', label: 'Was', entity: 'Book', written: 'server' },\n  },\n  leaves: { ${leaves} },\n  actions: { restore: { kind: 'restore', into: 'was', label: 'Restore', needs: '${needs}', undo: { by: 'restore' } } },`,
  )
export const askedRule = (what: string, written: string): Mistake =>
  loans(what, "      dialog: 'remindReaders',", `      rules: { order: { ${written} } },\n      dialog: 'remindReaders',`)
