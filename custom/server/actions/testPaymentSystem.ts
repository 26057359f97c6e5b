// Sends a payment system a check call with its stored settings, and keeps what came back beside it (domain 10.3).
import type { CustomAction, CustomRun } from '../../../server/kit.ts'
import { checkGateway, type GatewayAnswer } from '../systems/checkGateway.ts'
import { merchantsOf, missingIn } from '../systems/merchantOf.ts'
import { write } from '../store.ts'

const answerOf = async (change: CustomRun<'testPaymentSystem'>): Promise<GatewayAnswer | 'INCOMPLETE' | 'SECRET_LOST'> => {
  const { record } = change
  const { settings, secretIs } = (await merchantsOf(change, [record.id]))(record.id)
  if (secretIs === 'lost') return 'SECRET_LOST'
  const { kind, title } = record
  if (missingIn(kind, settings).length > 0) return 'INCOMPLETE'
  return checkGateway({ kind, title, settings })
}

/** A preview sends nothing. */
export const testPaymentSystem: CustomAction<'testPaymentSystem'> = async (change) => {
  const { id } = change.record
  if (change.preview) return { ids: [id] }
  const testAnswer = await answerOf(change)
  await write(change, 'PaymentSystem', id, { testAnswer, testTime: change.time })
  return { ids: [id], details: { testAnswer } }
}
