// A browser that was never here: its cache is empty, and what it loads is counted.
import type { Browser, CDPSession, Page } from 'playwright-core'
import { password, staff } from './serve.ts'

export interface Visit {
  readonly page: Page
  readonly session: CDPSession
  readonly logIn: () => Promise<void>
  /** Script on the wire so far, bytes as gzip sends them without the headers around, and requests of any sort. */
  readonly loaded: () => { readonly script: number; readonly requests: number }
  /** Empties the cache, leaves the console, and counts anew. */
  readonly forget: () => Promise<void>
  readonly leave: () => Promise<void>
}

const isScript = /\.js(?:$|\?)/

export const visit = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'en-US' })
  const page = await context.newPage()
  let [script, requests] = [0, 0]
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  // The server sends brotli to those who take it; sizes are told in gzip.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } })
  const scripts = new Set<string>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    requests += 1
    if (isScript.test(request.url)) scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength
  })
  return {
    page,
    session,
    loaded: () => ({ script, requests }),
    logIn: async () => {
      await page.goto(`${address}/admin/login`)
      await page.getByLabel('E-mail').fill(staff[0])
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor({ state: 'attached' })
    },
    forget: async () => {
      await page.goto('about:blank')
      await session.send('Network.clearBrowserCache')
      ;[script, requests] = [0, 0]
    },
    leave: () => context.close(),
  }
}
