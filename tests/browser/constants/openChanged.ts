// One copy of the project whose specs say something else in every constant: generated, built, started, with somebody at its console.
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { changed, writeChanged } from '../../drill/changedConstants.ts'
import { makeCopy } from '../../drill/makeCopy.ts'
import { runCopy, runIn } from '../../drill/runCopy.ts'
import { runScript } from '../../scripts/runScript.ts'
import { closeWindows, launch } from '../launch.ts'

export interface ChangedHouse {
  readonly browser: Browser
  /** Somebody who is logged in. */
  readonly page: Page
  /** Paths of the sockets that the page opened. */
  readonly sockets: readonly string[]
  /** With the base path at its end: http://localhost:8080/console/ */
  readonly console: string
  /** What the site says of itself before login. */
  readonly site: Readonly<Record<string, unknown>>
  readonly ask: (path: string) => Promise<Response>
  /** A command of the copy, beside its server. */
  readonly command: (script: string, ...args: readonly string[]) => Promise<{ readonly code: number | null; readonly said: string }>
  readonly stop: () => Promise<void>
}

const email = 'first@example.com'

export const openChanged = async (): Promise<ChangedHouse> => {
  const copy = makeCopy()
  writeChanged(copy)
  // What an installation says of itself would come first.
  copy.write('custom/config.json', '{}\n')
  // A site of its own: no database has run what the product's migrations remember.
  const made = await runIn(copy, 'generate', '--restart-migrations')
  if (made.code !== 0) throw new Error(made.said)
  const dataDir = join(copy.folder, '.data')
  const [browser, running] = await Promise.all([launch(), runCopy(copy, dataDir)])
  const command: ChangedHouse['command'] = (script, ...args) =>
    runScript(copy.folder, ['npm', 'run', '--silent', script, '--', ...args], { DATA_DIR: dataDir }).ended
  const ask: ChangedHouse['ask'] = (path) => fetch(`${running.address}${path}`, { redirect: 'manual' })
  const [, password = ''] = /with the password (\S+)/.exec((await command('staff', 'add', email)).said) ?? []
  const console = `${running.address}${String(changed['basePath'])}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, reducedMotion: 'reduce', locale: 'en-US' })
  // A machine that does ten things at once is slow, not wrong.
  context.setDefaultTimeout(120_000)
  const page = await context.newPage()
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname))
  await page.goto(`${console}login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  const site = (await (
    await ask(`${String(changed['addresses.backendUrl'])}/system-settings/frontend-config`)
  ).json()) as ChangedHouse['site']
  const stop = async (): Promise<void> => {
    await running.stop()
    await closeWindows(browser)
    copy.remove()
  }
  return { browser, page, sockets, console, site, ask, command, stop }
}
