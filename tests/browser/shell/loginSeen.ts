// What a tab shows and does around the login: labels, notices, menus, and what is submitted and sent.
import type { Locator, Page } from 'playwright-core'
import texts from '#generated/locales/en.json'

/** What is said below a field, to whoever reads and whoever listens. */
export const saidOf = (field: Locator): Promise<string | undefined> =>
  field.evaluate((element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined)

export const labelOf = (field: Locator): Promise<string> =>
  field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '')

/** The browser's local storage. */
export const stored = (page: Page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))

/** Names of the menus that are shown. */
export const navigations = (page: Page): Promise<readonly string[]> =>
  page.getByRole('navigation').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))

/** What the buttons are for: Submit, Button. */
export const buttonTypes = async (page: Page): Promise<readonly string[]> => {
  const types = await page.getByRole('button').evaluateAll((all) => all.map((each) => (each as HTMLButtonElement).type))
  return types.map((type) => type.charAt(0).toUpperCase() + type.slice(1))
}

/** What was told of something that is over: that it still runs is no outcome. */
export const outcomeOn = (page: Page): Locator => page.locator('.notice:not([data-tone="pending"])')

/** The notice that is shown: its tone, its button, and the key of its text. */
export const noticeOn = async (page: Page) => {
  const notice = outcomeOn(page)
  const text = await notice.locator('p').textContent()
  return {
    tone: (await notice.getAttribute('data-tone')) ?? undefined,
    button: (await notice.getByRole('button').textContent()) ?? undefined,
    key: Object.entries(texts).find(([, each]) => each === text)?.[0],
  }
}

interface Submit {
  /** The key that was pressed last. */
  readonly key: string
  /** Type of the field that has the focus. */
  readonly field: string
}

/** @returns what was submitted since, as long as the document stays */
export const watchSubmits = async (page: Page): Promise<() => Promise<readonly Submit[]>> => {
  await page.evaluate(() => {
    const submits: Submit[] = []
    let key = ''
    document.addEventListener('keydown', (event) => (key = event.key), true)
    document.addEventListener('submit', () => submits.push({ key, field: (document.activeElement as HTMLInputElement).type }), true)
    Object.assign(window, { submits })
  })
  return () => page.evaluate(() => (window as unknown as { readonly submits: readonly Submit[] }).submits)
}

/** Where the tab's next socket leads, and the prefix that it begins with. */
export const socketOf = async (page: Page) => {
  const socket = await page.waitForEvent('websocket')
  const { payload } = await socket.waitForEvent('framesent', ({ payload: sent }) => String(sent).includes('connection_init'))
  const said = JSON.parse(String(payload)) as { readonly payload: { readonly prefix?: string } }
  return { path: new URL(socket.url()).pathname, prefix: said.payload.prefix }
}
