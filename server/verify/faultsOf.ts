// Whether what must never change is as it was written: the audit's chain, the ledger's sums.
import { checkAudit } from '../audit/checkAudit.ts'
import type { Db } from '../db/database.ts'
import { findFaults } from '../ledger/index.ts'
import type { ProductModel } from '../ProductModel.ts'

export type Book = 'audit' | 'ledger'

const auditLines = async (db: Db): Promise<readonly string[]> =>
  (await checkAudit(db)).map(
    ({ lane, at, record, says }) => `audit, lane ${lane}, place ${at}${record === null ? '' : `, record ${record}`}: ${says}`,
  )

/** One line for each fault; none = it is sound. @param db a snapshot: it is asked more than once */
export const faultsOf = (db: Db, product: ProductModel, book: Book): Promise<readonly string[]> =>
  book === 'audit' ? auditLines(db) : (product.customs.checkLedger ?? findFaults)(db)
