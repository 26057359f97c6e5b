// A check call to a payment system (domain 10.3, 23). Ships as a stand-in with fixed answers; PAYMENT_CHECK_URL puts a deployment's own service in its place.
import { log } from '../../../server/kit.ts'
import { answered, whyNoAnswer } from '../whyNoAnswer.ts'
import type { MerchantSettings } from './merchantOf.ts'

export interface GatewayCheck {
  readonly kind: string
  readonly title: string
  readonly settings: MerchantSettings
}

/** PASSED: it answers. WRONG_SECRET: it knows the merchant, and another secret. REFUSED: it does not know these settings. SILENT: no answer came. */
export type GatewayAnswer = 'PASSED' | 'WRONG_SECRET' | 'REFUSED' | 'SILENT'

/** Longer than this nobody waits, in milliseconds. */
const timeoutMs = 5_000

/** Fixed: a merchant whose name begins with "refused" or "silent" is so, every other is known; a secret that begins with "wrong" is. */
const standIn = ({ settings }: GatewayCheck): GatewayAnswer => {
  const merchant = settings.merchantId ?? ''
  if (merchant.startsWith('refused')) return 'REFUSED'
  if (merchant.startsWith('silent')) return 'SILENT'
  return settings.secret?.startsWith('wrong') ? 'WRONG_SECRET' : 'PASSED'
}

/** The service gets kind, title and settings as JSON; 2xx says PASSED, 401 WRONG_SECRET, another 4xx REFUSED, everything else SILENT. */
const ask = async (address: string, check: GatewayCheck): Promise<GatewayAnswer> => {
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(check),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (status >= 200 && status < 300) return 'PASSED'
    if (status === 401) return 'WRONG_SECRET'
    if (status >= 400 && status < 500) return 'REFUSED'
    throw answered(status)
  } catch (error) {
    log('warn', 'the payment check does not answer', { why: whyNoAnswer(error) })
    return 'SILENT'
  }
}

export const checkGateway = (check: GatewayCheck, address = process.env['PAYMENT_CHECK_URL']): Promise<GatewayAnswer> =>
  address ? ask(address, check) : Promise.resolve(standIn(check))
