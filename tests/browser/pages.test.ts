// Pages in a real browser (B04): a page is written with the editor, previewed, saved, restored; where another editor is configured, it is opened instead.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import formatted from '../corpora/formatted.json'
import markup from '../corpora/markup.json'
import { readShown } from './hostile/readShown.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { covers } from '../covers.ts'
import { spread } from '../run/amount.ts'

let house: House
let admin: Staff

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house, { at: '/pages', as: 'admin' })
  await admin.page.getByRole('link', { name: 'FAQ' }).waitFor()
})
afterAll(() => house.stop())

const content = () => admin.page.getByRole('region', { name: 'Content' })
const preview = () => content().frameLocator('iframe[title="Preview"]')

/** What is cleaned is parsed in a document of its own, under the policy of the page: that this stops its styles there is told, and no fault. */
const unexpected = (problem: string): boolean =>
  !/^policy: (?:style-src|base-uri)|violates the following Content Security Policy/.test(problem)

describe('pages', () => {
  it('are listed with a warning while complaints reach nobody', async () => {
    await house.sql('update system_settings_frontend_config set support_email = null, version = version + 1')
    await admin.page.reload()
    const row = admin.page.getByRole('row', { name: /Complaints policy/ })
    await row.getByText('Complaints form is off: no support e-mail').waitFor()
    expect(await admin.axe()).toEqual([])
  })

  it('are written with the editor by keyboard, previewed and saved', async () => {
    covers('managesContent')
    await admin.page.getByRole('link', { name: 'Cookie policy' }).click()
    await content().getByRole('button', { name: 'Edit: Content' }).click()
    const editor = admin.page.getByRole('textbox', { name: 'Text' })
    await editor.click()
    await editor.press('ControlOrMeta+a')
    await editor.pressSequentially('How do I pay? ')
    await admin.page.getByRole('button', { name: 'Bold' }).click()
    await editor.pressSequentially('By card.')
    expect(await admin.axe()).toEqual([])
    await admin.page.getByRole('button', { name: 'Preview' }).click()
    await preview().locator('strong', { hasText: 'By card.' }).waitFor()
    await content().getByRole('button', { name: 'Save' }).click()
    await content().locator('dd strong', { hasText: 'By card.' }).waitFor()
    expect(await house.sql("select body from static_pages where slug = 'cookie-policy'")).toEqual([
      { body: '<p>How do I pay? <strong>By card.</strong></p>' },
    ])
  })

  it('say again what they said before', async () => {
    const restores = admin.page.getByRole('region', { name: 'Previous versions' }).getByRole('button', { name: /^Restore/ })
    // What was replaced just now stands above what was before.
    await restores.nth(1).waitFor()
    await restores.first().click()
    await admin.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    // Nothing of the page is found while the dialog covers it: that something has gone would be true at once.
    await content().locator('dd', { hasText: 'One cookie keeps you logged in.' }).waitFor()
    await content().locator('dd strong').waitFor({ state: 'detached' })
    expect(admin.problems).toEqual([])
  })

  it('take what is pasted with its form, and nothing in it that runs or leads elsewhere', async () => {
    await content().getByRole('button', { name: 'Edit: Content' }).click()
    const editor = admin.page.getByRole('textbox', { name: 'Text' })
    await editor.click()
    await editor.press('ControlOrMeta+a')
    await editor.evaluate((place) => {
      const clipboardData = new DataTransfer()
      const html = '<p>Pasted <b>from Word</b><img src=x onerror="document.title=1"><a href="//evil.example">here</a></p><script>1</script>'
      clipboardData.setData('text/html', html)
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await content().getByRole('button', { name: 'Save' }).click()
    await content().locator('dd strong', { hasText: 'from Word' }).waitFor()
    const [{ body } = { body: '' }] = await house.sql<{ body: string }>("select body from static_pages where slug = 'cookie-policy'")
    expect(body).toBe('<p>Pasted <strong>from Word</strong>here</p>')
    expect(admin.problems).toEqual([])
  })

  it('take nothing that runs out of any text that is pasted, nor preview it', async () => {
    const called: string[] = []
    await admin.context.exposeFunction('canary', () => void called.push(admin.page.url()))
    await content().getByRole('button', { name: 'Edit: Content' }).click()
    const editor = admin.page.getByRole('textbox', { name: 'Text' })
    await editor.press('ControlOrMeta+a')
    await editor.evaluate(
      async (place, all) => {
        for (const html of all) {
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/html', html)
          place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
          await new Promise((resolve) => setTimeout(resolve))
        }
      },
      [...formatted, ...markup],
    )
    expect((await readShown(admin.page, [])).wrong).toEqual([])
    await admin.page.getByRole('button', { name: 'Preview' }).click()
    await preview().getByText('canary').first().waitFor()
    const [frame] = admin.page.frames().slice(1)
    expect((await readShown(frame!, [])).wrong).toEqual([])
    expect([...called, ...admin.problems.splice(0).filter(unexpected)]).toEqual([])
    await admin.page.reload()
  })

  it('are previewed in a frame of no origin, which reaches nothing of the console', async () => {
    await content().getByRole('button', { name: 'Edit: Content' }).click()
    await admin.page.getByRole('button', { name: 'Preview' }).click()
    await preview().locator('strong', { hasText: 'from Word' }).waitFor()
    const reached = await preview()
      .locator('body')
      .evaluate(() => {
        const reach = (what: () => unknown): string => {
          try {
            return String(what())
          } catch (error) {
            return (error as Error).name
          }
        }
        return [reach(() => origin), reach(() => localStorage.length), reach(() => parent.document.title)]
      })
    expect(reached).toEqual(['null', 'SecurityError', 'SecurityError'])
    expect(await admin.axe()).toEqual([])
    await admin.page.reload()
  })

  it.each(spread([...formatted, ...markup], 3, 21))('show nothing that runs of %j, whatever was stored before', async (body) => {
    await house.sql("update static_pages set body = $1, version = version + 1 where slug = 'cookie-policy'", [`<p>Stored</p>${body}`])
    await admin.page.reload()
    await content().locator('dd .richText', { hasText: 'Stored' }).waitFor()
    expect((await readShown(admin.page, [])).wrong).toEqual([])
    expect(admin.problems.splice(0).filter(unexpected)).toEqual([])
  })

  it('show no link that leads where none may lead, whatever was stored before', async () => {
    const bad = ['javascript:document.title=1', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x', 'ftp://a.example']
    const good = ['https://example.com/', 'mailto:a@b.example', 'tel:+100', '/path', '#place']
    const body = [...bad, ...good].map((address) => `<a href="${address}">x</a>`).join('')
    await house.sql(`update static_pages set body = '<p>Stored ${body}</p>', version = version + 1 where slug = 'cookie-policy'`)
    await admin.page.reload()
    const links = content().locator('dd .richText a')
    await expect.poll(() => links.count()).toBe(bad.length + good.length)
    const shown = await links.evaluateAll((all) => all.flatMap((each) => each.getAttribute('href') ?? []))
    expect(shown).toEqual(good)
  })

  it('are edited elsewhere where another editor is configured', async () => {
    await house.sql(
      "update system_settings_frontend_config set static_site_editor_url = 'https://editor.example.com', version = version + 1",
    )
    await admin.page.reload()
    const link = admin.page.getByRole('link', { name: 'Open editor' })
    expect(await link.getAttribute('href')).toBe('https://editor.example.com/cookie-policy')
    expect(await content().getByRole('button', { name: 'Edit: Content' }).count()).toBe(0)
  })

  it('acceptance 3: are not found by a manager', async () => {
    covers('menuPagesRight', 'settingsByRight')
    const manager = await enter(house, { at: '/pages', as: 'manager' })
    await manager.page.getByText('Page not found').waitFor()
    expect(await manager.page.getByRole('link', { name: 'Pages' }).count()).toBe(0)
    expect(manager.problems).toEqual([])
  })
})
