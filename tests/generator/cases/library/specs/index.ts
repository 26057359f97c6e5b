// The library, gathered: what the generator reads.
import { books } from './books.ts'
import { houseSettings } from './houseSettings.ts'
import { loans } from './loans.ts'
import { members } from './members.ts'
import type { Words } from './vocabulary.ts'

export { access } from './access.ts'
export { app, menu, named, person, screens, texts } from './house.ts'
export { vocabulary } from './vocabulary.ts'

export const entities = { Member: members, Book: books, Loan: loans, HouseSettings: houseSettings } satisfies Record<Words['entity'], unknown>
