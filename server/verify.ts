// `npm run audit:verify`, `npm run ledger:verify`: whether it is as it was written; ends with 1 and a line for each fault where it is not.
import { sql } from 'kysely'
import { anchorFaults } from './audit/anchor.ts'
import { CommandError } from './CommandError.ts'
import type { Db } from './db/database.ts'
import type { Database } from './db/openDatabase.ts'
import { openSnapshot } from './db/openSnapshot.ts'
import { readMigrations } from './db/readMigrations.ts'
import { errorCode } from './errorCode.ts'
import { named } from '../language/named.ts'
import type { ProductModel } from './ProductModel.ts'
import { reachStored } from './reachDatabase.ts'
import { fileThere, runCommand, withDatabase } from './runCommand.ts'
import { faultsOf } from './verify/faultsOf.ts'

const usage = `npm run audit:verify                 whether anything in the audit was changed, left out or moved
npm run audit:verify -- ANCHORS      and whether all is there that was when AUDIT_ANCHOR wrote this file
npm run ledger:verify                whether operations sum to zero and balances are their entries`

/** @returns whether migrations that are here have not run there yet */
const isEarlier = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ name: string }>`select name from schema_migration`.execute(db)
  return readMigrations().some(({ name }) => !named(rows, name))
}

/** What an earlier release's tables do not have (PostgreSQL's class 42) is no fault of theirs. */
const inWords = async <Result>(db: Db, look: () => Promise<Result>): Promise<Result> => {
  try {
    return await look()
  } catch (error) {
    if (!errorCode(error).startsWith('42') || !(await isEarlier(db))) throw error
    throw new CommandError('The database is of an earlier release: verify it with that one, or start this one first, which migrates it.')
  }
}

await runCommand(async () => {
  const [book, name, more] = process.argv.slice(2)
  if ((book !== 'audit' && book !== 'ledger') || more !== undefined || (book === 'ledger' && name !== undefined))
    throw new CommandError(usage)
  const file = name === undefined ? undefined : fileThere(name)
  const look = ({ db }: Database, product: ProductModel): Promise<readonly string[] | undefined> =>
    inWords(db, () =>
      openSnapshot(db).read(async (tx) => [
        ...(await faultsOf(tx, product, book)),
        ...(file === undefined ? [] : await anchorFaults(tx, file)),
      ]),
    )
  const faults = await withDatabase(`npm run ${book}:verify`, look, reachStored)
  if (faults && faults.length > 0) throw new CommandError(faults.join('\n'))
  process.stdout.write(`The ${book} is sound.\n`)
})
