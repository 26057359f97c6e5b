// The library, gathered: what the generator reads.
import { auditRecords } from './auditRecords.ts'
import { books } from './books.ts'
import { branches } from './branches.ts'
import { copies } from './copies.ts'
import { earlierTerms } from './earlierTerms.ts'
import { employees } from './employees.ts'
import { fines } from './fines.ts'
import { house } from './house.ts'
import { loans } from './loans.ts'
import { members } from './members.ts'
import { openingHours } from './openingHours.ts'
import { reservations } from './reservations.ts'
import type { Words } from './vocabulary.ts'

export { access } from './access.ts'
export { app, menu, person, screens, texts } from './product.ts'
export { vocabulary } from './vocabulary.ts'

export const entities = {
  Loan: loans,
  EarlierTerm: earlierTerms,
  Reservation: reservations,
  Member: members,
  Fine: fines,
  Book: books,
  Copy: copies,
  Branch: branches,
  OpeningHour: openingHours,
  Employee: employees,
  House: house,
  AuditRecord: auditRecords,
} satisfies Record<Words['entity'], unknown>
