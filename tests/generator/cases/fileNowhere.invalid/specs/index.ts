// What leaves as a file, and no entity that keeps receipts.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const { giveBack, ...transitions } = library.Loan.lifecycle.transitions
const filed = { giveBack: { ...giveBack, file: { columns: ['since'], answers: 'condition' } }, ...transitions }
const loans = { ...library.Loan, lifecycle: { ...library.Loan.lifecycle, transitions: filed } }

export const entities = { ...library, Loan: loans }
