// What the site of the demo offers: currencies, systems to pay with and to be paid by, presets of prices.
import { moneyOf, type Money } from '../language/fields/money.ts'

export interface PayoutSystemDemo {
  readonly id: string
  readonly kind: 'PAYPAL' | 'PAXUM' | 'OTHER'
  readonly title: string
  readonly currencies: readonly string[]
  readonly enabled: boolean
  /** Decimal text. */
  readonly percent: string
  /** Hundredths of a credit. */
  readonly fixed: bigint
  readonly least: bigint
  readonly instructions: string
}

export const rates = {
  EUR: { name: 'Euro', sign: '€', decimals: 2, rate: '0.920000', enabled: true },
  USD: { name: 'US dollar', sign: '$', decimals: 2, rate: '1.000000', enabled: true },
  GBP: { name: 'Pound sterling', sign: '£', decimals: 2, rate: '0.790000', enabled: true },
  JPY: { name: 'Yen', sign: '¥', decimals: 0, rate: '149.500000', enabled: false },
} as const
export type CurrencyCode = keyof typeof rates

export const payoutSystems: readonly PayoutSystemDemo[] = [
  {
    id: '1',
    kind: 'PAYPAL',
    title: 'PayPal',
    currencies: ['EUR', 'USD', 'GBP'],
    enabled: true,
    percent: '2.00',
    fixed: 35n,
    least: 2_000n,
    instructions: 'Enter the e-mail address of your account.',
  },
  {
    id: '2',
    kind: 'PAXUM',
    title: 'Paxum',
    currencies: ['EUR', 'USD'],
    enabled: true,
    percent: '1.00',
    fixed: 100n,
    least: 5_000n,
    instructions: 'Enter the e-mail address of your account.',
  },
  {
    id: '3',
    kind: 'OTHER',
    title: 'Bank transfer',
    currencies: ['EUR'],
    enabled: true,
    percent: '0.00',
    fixed: 250n,
    least: 10_000n,
    instructions: 'Enter your IBAN without spaces.',
  },
  {
    id: '4',
    kind: 'OTHER',
    title: 'Prepaid card',
    currencies: [],
    enabled: false,
    percent: '5.00',
    fixed: 0n,
    least: 1n,
    instructions: '',
  },
  {
    id: '5',
    kind: 'OTHER',
    title: 'International wire',
    currencies: ['USD'],
    enabled: false,
    percent: '0.00',
    fixed: 2_500n,
    least: 50_000n,
    instructions: 'Enter IBAN or account number, and the BIC of your bank.',
  },
]

export interface PaymentSystemDemo {
  readonly id: string
  readonly kind: 'PAYPAL' | 'PAXUM' | 'NETBILLING' | 'OTHER'
  readonly title: string
  readonly currencies: readonly string[]
  readonly enabled: boolean
  /** Hundredths of a credit. */
  readonly least?: bigint
  readonly most?: bigint
  readonly merchant?: string
  readonly siteCode?: string
  readonly answers?: 'PASSED' | 'REFUSED'
}

export const paymentSystems: readonly PaymentSystemDemo[] = [
  {
    id: '1',
    kind: 'NETBILLING',
    title: 'Card',
    currencies: ['EUR', 'USD'],
    enabled: true,
    least: 500n,
    most: 50_000n,
    merchant: '104511',
    siteCode: 'CONCORD',
    answers: 'PASSED',
  },
  {
    id: '2',
    kind: 'PAYPAL',
    title: 'PayPal',
    currencies: ['EUR', 'USD', 'GBP'],
    enabled: true,
    least: 1_000n,
    merchant: 'shop@example.com',
    answers: 'PASSED',
  },
  { id: '3', kind: 'OTHER', title: 'Voucher', currencies: [], enabled: false },
  { id: '4', kind: 'PAXUM', title: 'Paxum', currencies: ['USD'], enabled: false, merchant: 'refused@example.com', answers: 'REFUSED' },
]

export type PackageType =
  | 'DEPOSIT'
  | 'POST'
  | 'MESSAGE'
  | 'MINUTE'
  | 'CALL_MINUTE'
  | 'CONTENT_SUBSCRIPTION'
  | 'PRO_SUBSCRIPTION'
  | 'ULTIMATE_SUBSCRIPTION'
  | 'MESSAGE_ATTACHMENT'

/** Credits of each preset, hundredths. */
export const presets: Readonly<Record<PackageType, readonly bigint[]>> = {
  DEPOSIT: [1_000n, 2_500n, 5_000n, 10_000n, 25_000n],
  POST: [199n, 499n, 999n, 1_499n, 2_499n],
  MESSAGE: [50n, 100n, 200n],
  MINUTE: [99n, 199n],
  CALL_MINUTE: [149n, 299n],
  CONTENT_SUBSCRIPTION: [499n, 799n],
  PRO_SUBSCRIPTION: [999n, 1_499n],
  ULTIMATE_SUBSCRIPTION: [1_999n, 2_999n],
  MESSAGE_ATTACHMENT: [150n, 300n, 600n],
}

/** What is sold for money, and in which currencies; everything else is paid from the balance. A price in one that is off is kept. */
const sold: Readonly<Partial<Record<PackageType, readonly CurrencyCode[]>>> = {
  DEPOSIT: ['EUR', 'USD', 'GBP', 'JPY'],
  POST: ['EUR', 'USD'],
  MESSAGE: ['EUR', 'USD'],
  CALL_MINUTE: ['EUR', 'USD'],
  MESSAGE_ATTACHMENT: ['EUR', 'USD'],
  CONTENT_SUBSCRIPTION: ['EUR', 'USD', 'GBP'],
  PRO_SUBSCRIPTION: ['EUR', 'USD', 'GBP'],
  ULTIMATE_SUBSCRIPTION: ['EUR', 'USD', 'GBP'],
}

/** At the rate, in whole units of the currency's smallest piece. */
export const pricesOf = (type: PackageType, credits: bigint): readonly Money[] | undefined =>
  sold[type]?.map((currency) => {
    const piece = 10 ** (2 - rates[currency].decimals)
    const minor = Math.round((Number(credits) * Number(rates[currency].rate)) / piece) * piece
    return moneyOf(BigInt(minor), currency)
  })

/** Decimal texts. */
export const creatorPercent = '70.00'
export const referralPercent = '5.00'

/** Presets with the numbers they are stored under. */
export const packages: readonly { readonly id: string; readonly type: PackageType; readonly credits: bigint }[] = (
  Object.keys(presets) as PackageType[]
)
  .flatMap((type) => presets[type].map((credits) => ({ type, credits })))
  .map((preset, at) => ({ id: String(at + 1), ...preset }))
