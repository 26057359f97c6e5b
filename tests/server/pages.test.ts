// Static pages (B04): cleaned on save, versions kept and restored, terms stay published, admins only (domain 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richTextAddress, richTextTags } from '../../language/richTextRules.ts'
import { richText } from '../../server/fields/richText.ts'
import { firstPages } from '../../custom/server/pages/firstPages.ts'
import formatted from '../corpora/formatted.json'
import markup from '../corpora/markup.json'
import { amount } from '../run/amount.ts'
import { openMoney, type Money } from './money/openMoney.ts'

let money: Money

beforeAll(async () => {
  money = await openMoney()
  await firstPages(money.world.db, money.world.product)
})
afterAll(() => money.stop())

const idOf = async (slug: string): Promise<string> => String(await money.value('select id from static_pages where slug = $1', slug))
const save = async (slug: string, patch: Readonly<Record<string, unknown>>) => {
  const id = await idOf(slug)
  const version = await money.value('select version from static_pages where id = $1', id)
  return money.run(money.admin, 'staticPagesUpdate', { id, version, patch })
}

describe('static pages', () => {
  it('are there once, however often a server starts', async () => {
    expect(await firstPages(money.world.db, money.world.product)).toBe(false)
    expect(Number(await money.value('select count(*) from static_pages'))).toBe(8)
  })

  it('lose scripts, frames, handlers and styles when they are saved; links get safe attributes', async () => {
    const body =
      '<h1 style="color:red">One</h1><p onclick="x()">two<script>alert(1)</script><iframe src="https://a"></iframe></p>' +
      '<a href="javascript:alert(1)">bad</a><a href="https://example.com">good</a><img src=x onerror=alert(1)>'
    expect(await save('about', { body })).toMatchObject({ __typename: 'StaticPageSaved' })
    expect(await money.value("select body from static_pages where slug = 'about'")).toBe(
      '<h2>One</h2><p>two</p><a target="_blank" rel="noopener noreferrer nofollow">bad</a>' +
        '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">good</a>',
    )
  })

  it('keep the number that a list begins with', async () => {
    const list = '<ol start="3"><li>third</li></ol>'
    expect(await richText.beforeWrite(list)).toBe(list)
  })

  it('keep no link that leads where none may lead', async () => {
    const bad = ['//evil.example', '/\\evil.example', 'data:text/html,x', 'vbscript:x', 'ftp://a', ' javascript:x']
    const good = ['/path', '#place', 'http://example.com', 'mailto:a@b.example', 'tel:+100']
    await save('about', { body: [...bad, ...good].map((address) => `<a href="${address}">x</a>`).join('') })
    const body = String(await money.value("select body from static_pages where slug = 'about'"))
    expect([...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(good)
  })

  it('keep of texts that would be programs, and of what Word pastes, nothing but tags of theirs, however often they are cleaned', async () => {
    const tag = new RegExp(`</?(?:${richTextTags.join('|')})((?: (?:href|target|rel|start)="[^"<>]*")*)(?: /)?>`, 'g')
    for (const [at, text] of [...formatted, ...markup].entries()) {
      if (at % amount(12, 1) === 0)
        expect(await save('about', { body: `<p>${at}</p>${text}` })).toMatchObject({ __typename: 'StaticPageSaved' })
      const body =
        at % amount(12, 1) === 0
          ? String(await money.value("select body from static_pages where slug = 'about'"))
          : await richText.beforeWrite(text)
      expect(body.replaceAll(tag, '')).not.toMatch(/[<>]/)
      const addresses = [...body.matchAll(tag)].flatMap(([, attributes = '']) => /href="([^"]*)"/.exec(attributes)?.[1] ?? [])
      expect(addresses.filter((address) => !richTextAddress.test(address))).toEqual([])
      expect(await richText.beforeWrite(body)).toBe(body)
    }
  })

  it('keep what they said before, the last 20 times, and can say it again', async () => {
    for (let count = 1; count <= 23; count++) await save('faq', { body: `<p>${count}</p>`, title: `FAQ ${count}` })
    const id = await idOf('faq')
    expect(Number(await money.value('select count(*) from static_page_versions where page_id = $1', id))).toBe(20)
    const version = String(await money.value("select id from static_page_versions where page_id = $1 and body = '<p>7</p>'", id))
    expect(await money.act(money.admin, 'staticPagesRestore', version)).toMatchObject({ __typename: 'Done' })
    expect(await money.sql('select title, body from static_pages where id = $1', [id])).toEqual([{ title: 'FAQ 7', body: '<p>7</p>' }])
    expect(await money.value('select title from static_page_versions where page_id = $1 order by id desc limit 1', id)).toBe('FAQ 23')
  })

  it('stay published where they have to', async () => {
    expect(await save('terms-of-use', { published: false })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'published', message: 'This page stays published' }],
    })
    expect(await save('faq', { published: false })).toMatchObject({ __typename: 'StaticPageSaved' })
  })

  it('say that complaints cannot be sent without a support e-mail', async () => {
    const marks = async () => money.run(money.admin, 'staticPagesSearch', {}, ['slug', 'complaintsOff'])
    expect((await marks())['items']).toContainEqual(expect.objectContaining({ slug: 'complaints-policy', complaintsOff: true }))
    await money.change('SystemSettings', 'frontendConfig', 'site', { supportEmail: 'help@example.com' })
    expect(JSON.stringify(await marks())).not.toContain('"complaintsOff":true')
  })
})
