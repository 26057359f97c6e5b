// The pages that a new site has (domain 9): their set and addresses are fixed per deployment, so that staff only write them.
import type { Db, ProductModel } from '../../../server/kit.ts'
import { fillOnce } from '../fillOnce.ts'
import { insert } from '../store.ts'

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

/** Safe to call at every start, by several servers at once: does nothing where there is any page. Gives whether it did something. */
export const firstPages = (db: Db, product: ProductModel): Promise<boolean> =>
  fillOnce(db, product, 'StaticPage', async (work) => {
    for (const { always = false, ...page } of pages)
      await insert(work, 'StaticPage', { ...page, always, published: true, modifyTime: work.time })
  })
