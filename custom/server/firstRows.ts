// What a new site starts with, demo or not: the internal currency and the default list (product spec 9, domain 10.5).
import { app } from '#generated/app.ts'
import { oneAtATime, sql, transact } from '../../server/kit.ts'
import type { Db, ProductModel } from '../../server/kit.ts'
import { credit } from './money/accounts.ts'
import { firstPages } from './pages/firstPages.ts'
import { table } from './tables.ts'
import { insert, write } from './store.ts'

const money = table('Currency')

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

const hasCurrency = async (db: Db): Promise<boolean> => (await sql`select 1 from ${money} limit 1`.execute(db)).rows.length > 0

/** Does nothing where there is any currency. */
const firstCurrencies = async (db: Db, product: ProductModel): Promise<boolean> => {
  if (await hasCurrency(db)) return false
  return transact(db, { product, action: 'firstRows' }, async (work) => {
    await oneAtATime(work, 'firstRows')
    if (await hasCurrency(work.tx)) return false
    for (const values of currencies) await insert(work, 'Currency', values)
    await write(work, 'SystemSettings', 'site', { mainCurrency })
    return true
  })
}

/** Safe to call at every start, by several servers at once. Gives whether it did something. */
export const firstRows = async (db: Db, product: ProductModel): Promise<boolean> => {
  const done = [await firstCurrencies(db, product), await firstPages(db, product)]
  return done.includes(true)
}
