// Tells the preview of a payment how its payee stands now, where that has changed since the request: to whoever may read it, as they would (domain 7.6).
import { mask } from '../../../language/fields/masked.ts'
import type { CustomRun } from '../../../server/kit.ts'
import { readFacts } from '../guards/payeeFacts.ts'
import { copied, payeeChanges } from './payeeCopy.ts'
import { find } from '../store.ts'

export const tellPayee = async (change: CustomRun<'recordPayout'>, user: string): Promise<void> => {
  const { preview, viewer, record, tx, report } = change
  if (!preview || !viewer.rights.has('getAnyPayeeInfo')) return
  const [facts] = await readFacts(tx, [user])
  if (!facts || payeeChanges(facts.payee, record).length === 0) return
  const now = Object.fromEntries(copied.map((field, at) => [field, facts.payee[at] ?? null]))
  const system = now['payoutSystem'] ?? null
  const [named] = system === null ? [] : await find(change, 'PayoutSystem', { id: system })
  const payoutSystem = system && { id: system, title: named?.title ?? '' }
  const accountIdentifier = now['accountIdentifier'] && mask(now['accountIdentifier'], 4)
  report.details({ payeeNow: { id: user, payee: { ...now, version: facts.payeeVersion, payoutSystem, accountIdentifier } } })
}
