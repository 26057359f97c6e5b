// What a new site starts with, demo or not: the internal currency and the default list, EUR and USD (product spec 9, domain 10.5).
import { insert, sql, transact, write } from '../../server/kit.ts'
import type { Db, ServedProduct } from '../../server/kit.ts'
import { credit } from './money/accounts.ts'
import { oneAtATime } from './oneAtATime.ts'
import { firstPages } from './pages/firstPages.ts'
import { table } from './tables.ts'

const currencies = [
  { code: credit, name: 'Credit', sign: 'Cr', decimals: 2, rate: '1.000000', order: 0 },
  { code: 'EUR', name: 'Euro', sign: '€', decimals: 2, rate: '1.000000', order: 100 },
  { code: 'USD', name: 'US dollar', sign: '$', decimals: 2, rate: '1.000000', order: 100 },
]

const hasCurrency = async (db: Db): Promise<boolean> => (await sql`select 1 from ${table('Currency')} limit 1`.execute(db)).rows.length > 0

/** Does nothing where there is any currency. */
const firstCurrencies = async (db: Db, product: ServedProduct): Promise<boolean> => {
  if (await hasCurrency(db)) return false
  return transact(db, { product, action: 'firstRows' }, async (work) => {
    await oneAtATime(work, 'firstRows')
    if (await hasCurrency(work.tx)) return false
    for (const values of currencies) await insert(work, 'Currency', values)
    await write(work, 'SystemSettings', '', 'site', { mainCurrency: 'EUR' })
    return true
  })
}

/** Safe to call at every start, by several servers at once. Gives whether it did something. */
export const firstRows = async (db: Db, product: ServedProduct): Promise<boolean> => {
  const done = [await firstCurrencies(db, product), await firstPages(db, product)]
  return done.includes(true)
}
