// Creators whose payee information was changed lately, and the limit of the day on what they are paid together.
import { write } from '../../../server/actions/write.ts'
import { audit } from '../../../server/audit/auditRecord.ts'
import { transact } from '../../../server/kit.ts'
import { product } from '../../../server/product.ts'
import type { Storm } from '../storm/openStorm.ts'

/** @param amount 600.00; nothing lifts it */
export const setLimit = (storm: Storm, amount: string | null): Promise<unknown> =>
  transact(storm.world.db, { product, action: 'test' }, (work) =>
    write(work, 'SystemSettings', 'money', 'site', { changedPayeesOfDay: amount === null ? null : { amount, currency: 'CRE' } }),
  )

/** Their accounts are what they were, but the audit says that they were changed. */
export const limitChanged = async (storm: Storm, creators: readonly string[], amount: string): Promise<void> => {
  const { world, sql } = storm
  for (const creator of creators) {
    const [{ account } = { account: '' }] = await sql<{ account: string }>(
      'select account_identifier as account from users_payee where id = $1',
      [creator],
    )
    await transact(world.db, { product, action: 'test' }, (work) => write(work, 'User', 'payee', creator, { accountIdentifier: account }))
    const before = { 'payee.accountIdentifier': '••••0001' }
    await audit(world.db, { action: 'payee.save', entity: 'User', part: 'payee', record: creator, outcome: 'DONE', before })
  }
  await setLimit(storm, amount)
}
