// Tells the preview of a payment how its payee stands now, where that has changed since the request: to whoever may read it, as they would (domain 7.6).
import { mask } from '../../../language/fields/masked.ts'
import { sql } from '../../../server/kit.ts'
import type { CustomRun } from '../customTypes.ts'
import { readFacts } from '../guards/payeeFacts.ts'
import { payeeChanges } from './payeeChanges.ts'
import { table } from '../tables.ts'

const systems = table('PayoutSystem')

export const tellPayee = async ({ preview, viewer, record, tx, report }: CustomRun<'recordPayout'>, user: string): Promise<void> => {
  if (!preview || !viewer.rights.has('getAnyPayeeInfo')) return
  const [facts] = await readFacts(tx, [user])
  if (!facts || payeeChanges(facts, record).length === 0) return
  const [system, account, holderName, address, country, taxId, currency] = facts.payee
  const { rows } = await sql<{ title: string }>`select ${systems.title} from ${systems} where ${systems.id} = ${system}::bigint`.execute(tx)
  const payoutSystem = system && { id: system, title: rows[0]?.title ?? '' }
  const accountIdentifier = account && mask(account, 4)
  report.details({
    payeeNow: {
      id: user,
      payee: { version: facts.payeeVersion, payoutSystem, accountIdentifier, holderName, country, address, taxId, currency },
    },
  })
}
