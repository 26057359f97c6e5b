// Sends a payment system a check call with its stored settings, and keeps what came back beside it (domain 10.3).
import { write } from '../../../server/kit.ts'
import type { Change, CustomAction } from '../../../server/kit.ts'
import { checkGateway } from '../systems/checkGateway.ts'
import type { GatewayAnswer } from '../systems/checkGateway.ts'
import { missingIn } from '../systems/kinds.ts'
import { merchantsOf } from '../systems/merchantOf.ts'

const answerOf = async (change: Change): Promise<GatewayAnswer | 'INCOMPLETE' | 'SECRET_LOST'> => {
  const { record } = change
  if (!record) throw new Error('a payment system was expected')
  const { settings, secretIs } = (await merchantsOf(change, [record.id]))(record.id)
  if (secretIs === 'lost') return 'SECRET_LOST'
  const kind = String(record['kind'])
  if (missingIn(kind, settings).length > 0) return 'INCOMPLETE'
  return checkGateway({ kind, title: String(record['title']), settings })
}

/** A preview sends nothing. */
export const testPaymentSystem: CustomAction = async (change) => {
  const id = change.record?.id ?? ''
  if (change.preview) return { ids: [id] }
  const testAnswer = await answerOf(change)
  await write(change, 'PaymentSystem', '', id, { testAnswer, testTime: change.time })
  return { ids: [id], details: { testAnswer } }
}
