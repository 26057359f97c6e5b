// `npm run audit:verify`, `npm run ledger:verify`: whether it is as it was written; ends with 1 and a line for each fault where it is not.
import { anchorFaults } from './audit/anchor.ts'
import { CommandError } from './CommandError.ts'
import { openSnapshot } from './db/openSnapshot.ts'
import { fileThere, runCommand, withDatabase } from './runCommand.ts'
import { faultsOf } from './verify/faultsOf.ts'

const usage = `npm run audit:verify                 whether anything in the audit was changed, left out or moved
npm run audit:verify -- ANCHORS      and whether all is there that was when AUDIT_ANCHOR wrote this file
npm run ledger:verify                whether operations sum to zero and balances are their entries`

await runCommand(async () => {
  const [book, name, more] = process.argv.slice(2)
  if ((book !== 'audit' && book !== 'ledger') || more !== undefined || (book === 'ledger' && name !== undefined))
    throw new CommandError(usage)
  const file = name === undefined ? undefined : fileThere(name)
  const faults = await withDatabase(`npm run ${book}:verify`, ({ db }, product) =>
    openSnapshot(db).read(async (tx) => [
      ...(await faultsOf(tx, product, book)),
      ...(file === undefined ? [] : await anchorFaults(tx, file)),
    ]),
  )
  if (faults && faults.length > 0) throw new CommandError(faults.join('\n'))
  process.stdout.write(`The ${book} is sound.\n`)
})
