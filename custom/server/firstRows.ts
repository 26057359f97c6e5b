// What a new site starts with, demo or not: the internal currency and the default list (product spec 9, domain 10.5).
import { app } from '#generated/app.ts'
import type { Db, ProductModel } from '../../server/kit.ts'
import { fillOnce } from './fillOnce.ts'
import { credit } from './money/accounts.ts'
import { firstInbox } from './messages/fillInbox.ts'
import { firstPages } from './pages/firstPages.ts'
import { insert, write } from './store.ts'

const { internalCurrencySuffix, internalCurrencyDecimals, currencyList, mainCurrency } = app.constants
const nameOf = new Intl.DisplayNames(app.locale, { type: 'currency' })

/** US Dollar -> US dollar: in the console, names of currencies stand within sentences. */
const currency = (code: string) => {
  const parts = new Intl.NumberFormat(app.locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' }).formatToParts(0)
  const name = (nameOf.of(code) ?? code).replace(/(?<= )[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
  return { code, name, sign: parts.find(({ type }) => type === 'currency')?.value ?? code, decimals: 2, rate: '1.000000', order: 100 }
}

const currencies = [
  { code: credit, name: 'Credit', sign: internalCurrencySuffix, decimals: internalCurrencyDecimals, rate: '1.000000', order: 0 },
  ...currencyList.map(currency),
]

const firstCurrencies = (db: Db, product: ProductModel): Promise<boolean> =>
  fillOnce(db, product, 'Currency', async (work) => {
    for (const values of currencies) await insert(work, 'Currency', values)
    await write(work, 'SystemSettings', 'site', { mainCurrency })
  })

/** Safe to call at every start, by several servers at once. Gives whether it did something. */
export const firstRows = async (db: Db, product: ProductModel): Promise<boolean> => {
  const done = [await firstCurrencies(db, product), await firstPages(db, product), await firstInbox(db, product)]
  return done.includes(true)
}
