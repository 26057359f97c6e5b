// The pages that a new site has (domain 9): their set and addresses are fixed per deployment, so that staff only write them.
import { oneAtATime, sql, transact } from '../../../server/kit.ts'
import type { Db, ProductModel } from '../../../server/kit.ts'
import { table } from '../tables.ts'
import { insert } from '../store.ts'

const staticPage = table('StaticPage')

const pages = [
  { slug: 'terms-of-use', title: 'Terms of use', always: true },
  { slug: 'privacy-policy', title: 'Privacy policy', always: true },
  { slug: 'security-policy', title: 'Security policy' },
  { slug: 'complaints-policy', title: 'Complaints policy' },
  { slug: 'cookie-policy', title: 'Cookie policy' },
  { slug: 'about', title: 'About' },
  { slug: 'faq', title: 'FAQ' },
  { slug: 'contacts', title: 'Contacts' },
]

const hasPages = async (db: Db): Promise<boolean> => (await sql`select 1 from ${staticPage} limit 1`.execute(db)).rows.length > 0

/** Safe to call at every start, by several servers at once: does nothing where there is any page. Gives whether it did something. */
export const firstPages = async (db: Db, product: ProductModel): Promise<boolean> => {
  if (await hasPages(db)) return false
  return transact(db, { product, action: 'firstRows' }, async (work) => {
    await oneAtATime(work, 'firstPages')
    if (await hasPages(work.tx)) return false
    for (const { always = false, ...page } of pages)
      await insert(work, 'StaticPage', { ...page, always, published: true, modifyTime: work.time })
    return true
  })
}
