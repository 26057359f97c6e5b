// What the demo site's pages say; each keeps one version of what it said before.
import { sql, table, type Work } from '../server/kit.ts'
import { insert, write } from '../custom/server/store.ts'

const staticPage = table('StaticPage')

const texts: Readonly<Record<string, string>> = {
  'terms-of-use':
    '<h2>Who may use the site</h2><p>Everybody who is <strong>18 or older</strong>. One person has one account.</p><h2>What is sold</h2><ul><li>posts, once</li><li>subscriptions, month by month</li><li>messages and calls</li></ul><p>Credits are spent at the moment of purchase.</p>',
  'privacy-policy':
    '<h2>What we keep</h2><p>E-mail, username, and what the law asks of us about payments. Documents of creators are seen by the staff who verify them and by nobody else.</p>',
  'security-policy':
    '<p>Report a weakness to <a href="mailto:security@example.com">security@example.com</a>. We answer within two days.</p>',
  'complaints-policy': '<p>Tell us what is wrong and where. We look at every complaint within <strong>seven days</strong>.</p>',
  'cookie-policy': '<p>One cookie keeps you logged in. There is no other.</p>',
  about: '<p>A site where creators sell what they make, and are paid for it.</p>',
  faq: '<h3>When are payouts made?</h3><p>On the first working day of the month.</p><h3>Which currencies are there?</h3><p>Euro, US dollar and pound sterling.</p>',
  contacts: '<p>Example Media Ltd., 1 Harbour Street.</p>',
}

/** Written by the first admin; the page itself came with the new site. */
export const writePages = async (work: Work, admin: string): Promise<void> => {
  const { rows } = await sql<{
    id: string
    slug: string
    title: string
  }>`select ${staticPage.id}::text as id, ${staticPage.slug}, ${staticPage.title} from ${staticPage}`.execute(work.tx)
  for (const { id, slug, title } of rows) {
    const body = texts[slug]
    if (body === undefined) continue
    await insert(work, 'StaticPageVersion', {
      page: id,
      title,
      published: true,
      body: '<p>Soon.</p>',
      replacedTime: work.time,
      replacedBy: admin,
    })
    await write(work, 'StaticPage', id, { body, modifyTime: work.time, modifiedBy: admin })
  }
}
