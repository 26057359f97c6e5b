// A plan of runs, and no entity that keeps receipts.
import { entities as library } from '../../library/specs/index.ts'

export * from '../../library/specs/index.ts'

const loans = { ...library.Loan, queue: { ...library.Loan.queue, plan: { sums: ['fee'] } } }

export const entities = { ...library, Loan: loans }
