// How each constant of the product shows, where a person or caller would look.
import { expect } from 'vitest'
import { app } from '#generated/app.ts'
import { changed } from '../../drill/changedConstants.ts'
import type { ChangedHouse } from './openChanged.ts'

const of = (name: string): unknown => changed[name]
const base = String(of('basePath'))

/** Asked by whoever comes first: while the copy runs it stays as it is. */
const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let answer: Promise<T> | undefined
  return () => (answer ??= ask())
}

/** By the constant's name; each expects its value, or waits for it. */
export const seenIn = ({ browser, page, sockets, console, site, ask, command }: ChangedHouse): Readonly<Record<string, () => unknown>> => {
  const go = (path: string) => page.goto(`${console}${path}`)
  const openUpgrade = once(async (): Promise<string> => {
    await go('settings/general')
    await page.getByRole('banner').getByRole('button', { name: 'Upgrade' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link').waitFor()
    return `${await dialog.innerText()} ${(await dialog.getByRole('link').getAttribute('href')) ?? ''}`
  })
  const currencies = once(async (): Promise<readonly string[]> => {
    await go('settings/currencies')
    await page
      .getByRole('row', { name: String(of('constants.mainCurrency')) })
      .first()
      .waitFor()
    return (await page.getByRole('row').allInnerTexts()).map((each) => each.replace(/\s+/g, ' '))
  })
  const rowOf = async (code: string): Promise<string> => (await currencies()).find((each) => each.includes(code)) ?? ''
  /** A window that cannot read config.json. @returns when it asked for it */
  const failingStart = once(async (): Promise<readonly number[]> => {
    const other = await browser.newPage()
    const times: number[] = []
    await other.route('**/config.json', (route) => {
      times.push(Date.now())
      return route.fulfill({ status: 503 })
    })
    await other.goto(console)
    await other.getByRole('alert').waitFor()
    await other.close()
    return times
  })
  const linkTo = async (path: string, address: string): Promise<void> => {
    await go(path)
    await page.locator(`a[href^="${address}"]`).first().waitFor()
  }
  const isServed = async (name: string): Promise<void> => {
    const file = '/00000000-0000-4000-8000-000000000000'
    expect((await ask(`${String(of(name))}${file}`)).status).toBe(403)
    expect((await ask(`${String((app.addresses as Readonly<Record<string, string>>)[name.split('.')[1] ?? ''])}${file}`)).status).toBe(404)
  }
  const colour = async (name: string): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light' })
    const shown = await page.evaluate((each) => getComputedStyle(document.documentElement).getPropertyValue(`--${each}`), name)
    expect(shown.trim().toLowerCase()).toBe(String(of(`theme.${name}`)).toLowerCase())
  }
  const inSite = (name: string, field: string) => (): void => expect(site[field]).toEqual(of(name))
  const refusedType = once(() => command('settings', 'set', 'fileTypes', 'exe'))
  const allowsTypes = (name: string) => async (): Promise<void> => {
    const { code, said } = await refusedType()
    expect(code).toBe(1)
    const [, all = ''] = /Allowed: (.*)/.exec(said) ?? []
    const was = (app as unknown as Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>)['constants']?.[name] ?? []
    const now = of(`constants.${name}`) as readonly string[]
    expect(all.split(', ').filter((each) => was.includes(each))).toEqual(now)
  }
  const saysUpgrade = (says: (value: string) => string, name: string) => async (): Promise<void> =>
    expect(await openUpgrade()).toContain(says(String(of(name))))

  return {
    basePath: async () => {
      expect((await ask('/')).headers.get('location')).toBe(base)
      expect(new URL(page.url()).pathname.startsWith(base)).toBe(true)
    },
    defaultSiteName: async () => expect(await page.title()).toContain(of('defaultSiteName')),
    locale: async () => expect(await page.evaluate(() => document.documentElement.lang)).toBe(of('locale')),
    dateFormat: async () => {
      await go('audit')
      await page
        .getByRole('row', { name: /\b\d\d\.\d\d\.\d{4}\b/ })
        .first()
        .waitFor()
    },
    drawerWidth: async () => {
      const width = () => page.evaluate(() => document.querySelector('nav')?.closest('aside, nav')?.getBoundingClientRect().width)
      await expect.poll(width).toBe(of('drawerWidth'))
    },
    headerHeight: async () => expect((await page.getByRole('banner').boundingBox())?.height).toBe(of('headerHeight')),
    selectMaxHeight: async () => {
      await go('users')
      await page.getByRole('button', { name: 'Add user' }).first().click()
      await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click()
      await page.getByRole('option').first().waitFor()
      const height = () =>
        page.evaluate(() => document.querySelector('[role=listbox]')?.closest('.MuiPaper-root')?.getBoundingClientRect().height)
      await expect.poll(height).toBe(of('selectMaxHeight'))
      await page.keyboard.press('Escape')
    },
    chunkTimeout: async () => {
      const other = await page.context().newPage()
      // Never answered: only the console itself ends the waiting, long before the usual two minutes.
      await other.route(/assets\/about[^/]*\.js$/, () => new Promise(() => undefined))
      await other.goto(`${console}about`)
      await other
        .getByRole('heading', { name: 'This page could not be loaded' })
        .or(other.locator('.broken h1'))
        .waitFor({ timeout: 300_000 })
      await other.close()
    },
    configTries: async () => expect(await failingStart()).toHaveLength(Number(of('configTries'))),
    configPause: async () => {
      const [first = 0, second = 0] = await failingStart()
      expect(second - first).toBeGreaterThanOrEqual(Number(of('configPause')) - 20)
    },
    'addresses.apiUrl': () => expect(new Set(sockets)).toEqual(new Set([of('addresses.apiUrl')])),
    'addresses.backendUrl': async () => {
      expect(site['siteName']).toBe(of('defaultSiteName'))
      expect((await ask(`${app.addresses.backendUrl}/system-settings/frontend-config`)).status).toBe(404)
    },
    'addresses.filesUrl': () => isServed('addresses.filesUrl'),
    'addresses.thumbnailUrl': async () => {
      await isServed('addresses.thumbnailUrl')
      inSite('addresses.thumbnailUrl', 'thumbnailUrl')()
    },
    'addresses.videoThumbnailUrl': async () => {
      await isServed('addresses.videoThumbnailUrl')
      inSite('addresses.videoThumbnailUrl', 'videoThumbnailUrl')()
    },
    'addresses.s3Url': async () => expect((await ask(base)).headers.get('content-security-policy')).toContain(of('addresses.s3Url')),
    'addresses.clientSideUrl': async () => {
      const other = await browser.newPage()
      await other.goto(`${console}login`)
      await other.getByLabel('E-mail').waitFor()
      await other
        .getByText(/forgot/i)
        .first()
        .click()
      await other
        .locator(`a[href^="${String(of('addresses.clientSideUrl'))}"]`)
        .first()
        .waitFor()
      await other.close()
    },
    'addresses.staticSiteEditorUrl': async () => {
      await go('pages')
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      await page
        .locator(`a[href^="${String(of('addresses.staticSiteEditorUrl'))}"]`)
        .first()
        .waitFor()
    },
    'addresses.supportUrl': () => linkTo('', String(of('addresses.supportUrl'))),
    'addresses.suggestFeatureUrl': () => linkTo('', String(of('addresses.suggestFeatureUrl'))),
    'addresses.upgradeUrl': saysUpgrade((value) => value, 'addresses.upgradeUrl'),
    'notices.query': inSite('notices.query', 'queryNotificationTimeout'),
    'notices.general': inSite('notices.general', 'notificationTimeout'),
    ...Object.fromEntries(Object.keys(app.theme).map((name) => [`theme.${name}`, () => colour(name)])),
    ...Object.fromEntries(Object.keys(app.flags).map((name) => [`flags.${name}`, inSite(`flags.${name}`, name)])),
    'constants.internalCurrency': async () => {
      expect(await rowOf(String(of('constants.internalCurrency')))).not.toBe('')
      expect(await rowOf(app.constants.internalCurrency)).toBe('')
    },
    'constants.internalCurrencySuffix': async () =>
      expect(await rowOf('PTS')).toContain(` ${String(of('constants.internalCurrencySuffix'))} `),
    'constants.internalCurrencyDecimals': async () =>
      expect(await rowOf('PTS')).toContain(` ${String(of('constants.internalCurrencyDecimals'))} `),
    'constants.currencyList': async () => {
      const rows = await currencies()
      for (const code of of('constants.currencyList') as readonly string[]) expect(rows.join('\n')).toContain(code)
      for (const code of app.constants.currencyList) expect(rows.join('\n')).not.toContain(code)
    },
    'constants.mainCurrency': async () => expect(await rowOf(String(of('constants.mainCurrency')))).toMatch(/\bYes\b|\bMain\b/),
    'constants.upgradePlan': saysUpgrade((value) => `Upgrade to ${value}`, 'constants.upgradePlan'),
    'constants.upgradePrice': saysUpgrade((value) => `${value} dollars a month`, 'constants.upgradePrice'),
    'constants.upgradeFirstMonthPrice': saysUpgrade((value) => `First month: ${value} dollars`, 'constants.upgradeFirstMonthPrice'),
    'constants.upgradeStorageGigabytes': saysUpgrade((value) => `${value} GB`, 'constants.upgradeStorageGigabytes'),
    'constants.imageTypes': allowsTypes('imageTypes'),
    'constants.videoTypes': allowsTypes('videoTypes'),
    'constants.audioTypes': allowsTypes('audioTypes'),
    'constants.documentTypes': allowsTypes('documentTypes'),
  }
}
