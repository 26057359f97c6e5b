// Guards of payment systems: on only with what their kind needs, and the last one goes knowingly (domain 10.3).
import { sql, table, type Guard } from '../../../server/kit.ts'
import { isRenewed } from '../people/stopRenewals.ts'
import { asLabels, missingIn } from '../systems/kinds.ts'
import { merchantsOf } from '../systems/merchantOf.ts'
import { onRecords, refuse, refuseUnticked } from './answerEach.ts'

const b = table('Subscription', 'b')
const s = table('PaymentSystem', 's')

export const systemReady: Guard<'systemReady'> = async (call) => {
  const merchantOf = await merchantsOf(
    call,
    call.records.map((each) => each.id),
  )
  return onRecords(call, (record) => {
    const missing = missingIn(record.kind, merchantOf(record.id).settings)
    return missing.length === 0 ? undefined : refuse('systemReady', [asLabels(missing)])
  })
}

interface Depending {
  readonly id: string
  readonly subscriptions: number
}

/** The only system that is on, while subscriptions are charged through it: deleting it is confirmed twice. */
export const onlyPaymentSystem: Guard<'onlyPaymentSystem'> = async (call) => {
  const { rows } = await sql<Depending>`
    select ${s.id}::text as id, (select count(*)::integer from ${b}
      where ${b.paymentSystem} = ${s.id} and ${b.paidWith} = 'CARD' and ${isRenewed(b)}) as subscriptions
    from ${s} where ${s.status} = 'ON' and ${s.deletedTime} is null`.execute(call.tx)
  const [only, ...others] = rows
  return onRecords(call, (record) => {
    if (others.length > 0 || only?.id !== record.id || only.subscriptions === 0) return undefined
    return refuseUnticked('onlyPaymentSystem', [String(only.subscriptions)])
  })
}
