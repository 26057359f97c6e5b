// A browser window at the house, with everything gathered that a member of staff should never be a witness of.
import type { BrowserContext, Page } from 'playwright-core'
import { axeProblems } from '../records/checkAxe.ts'
import { answeredPings } from './answeredPings.ts'
import { password, type House } from './openHouse.ts'

/** A frame of the socket, as graphql-transport-ws has it. */
export interface Frame {
  readonly type: string
  readonly id?: string
  readonly payload?: {
    readonly operationName?: string
    readonly variables?: Readonly<Record<string, unknown>>
    readonly errors?: readonly unknown[]
    readonly data?: { readonly answer?: unknown } | null
    readonly extensions?: { readonly auto?: boolean }
  }
}

export interface Staff {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of the console and of scripts, what the policy stopped, answers of HTTP from 400 on, errors that came over the socket. */
  readonly problems: string[]
  /** What this window sent over the socket. */
  readonly sent: Frame[]
  /** What came back over it. */
  readonly received: Frame[]
  readonly login: (email: string, word?: string) => Promise<void>
  readonly open: (path: string) => Promise<void>
  /** The screen has drawn what it asked for, and axe has nothing to say about it. @returns what it says */
  readonly axe: () => Promise<readonly string[]>
  /** A picture of it, or of a part: where SHOTS names a folder for whoever wants to look. */
  readonly shoot: (name: string, options?: { readonly of?: Pick<Page, 'screenshot'>; readonly fullPage?: boolean }) => Promise<void>
}

/** All that a test file opened. */
export const windows: Staff[] = []

const frameOf = (payload: string | Buffer): Frame | undefined => {
  try {
    return JSON.parse(String(payload)) as Frame
  } catch {
    return undefined
  }
}

/** What these windows put into every frame is kept out of one that runs nothing, and told like anything else. */
const isOurs = (text: string): boolean => text.startsWith("Blocked script execution in 'about:srcdoc'")

const listen = (page: Page, { problems, sent, received }: Pick<Staff, 'problems' | 'sent' | 'received'>): void => {
  page.on('console', (message) => message.type() === 'error' && !isOurs(message.text()) && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`))
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const frame = frameOf(payload)
      if (frame) sent.push(frame)
    })
    socket.on('framereceived', ({ payload }) => {
      const frame = frameOf(payload)
      if (frame) received.push(frame)
      if (frame?.type === 'error' || frame?.payload?.errors) problems.push(`socket: ${String(payload).slice(0, 400)}`)
    })
  })
}

const watchPolicy = async (context: BrowserContext, problems: string[]): Promise<void> => {
  await context.exposeFunction('noteViolation', (text: string) => void problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteViolation: (text: string) => void }).noteViolation
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, disposition }) =>
      note(`${violatedDirective} ${blockedURI} ${disposition}`),
    )
  })
}

export interface WindowOptions {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'light' | 'dark'
  /** What its browser asks for: en-US unless said. */
  readonly locale?: string
  /** It may draw what its page's policy does not know. */
  readonly bypassCSP?: boolean
  /** It takes a line on which nobody answers for lost, as anybody's does. */
  readonly noticesSilence?: boolean
  /** Of a window that was logged in. */
  readonly storageState?: Awaited<ReturnType<BrowserContext['storageState']>>
  /** The path that it opens. */
  readonly at?: string
  /** Who logs in there, one of the demo's people: admin for admin@example.com. */
  readonly as?: string
}

/** Where a window is opened. */
export interface Place extends Pick<House, 'browser' | 'address'> {
  /** Under which the console stands there; absent = /admin. */
  readonly base?: string
}

export const enter = async ({ browser, address, base = '/admin' }: Place, options: WindowOptions = {}): Promise<Staff> => {
  const { width = 1440, height = 1000, colorScheme = 'light', locale = 'en-US', noticesSilence = false, at, as, ...kept } = options
  const context = await browser.newContext({
    ...kept,
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
    locale,
    timezoneId: 'Europe/Berlin',
  })
  // A machine that does ten things at once is slow, not wrong.
  context.setDefaultTimeout(120_000)
  const problems: string[] = []
  const [sent, received]: [Frame[], Frame[]] = [[], []]
  await watchPolicy(context, problems)
  if (!noticesSilence) await context.addInitScript(answeredPings)
  const page = await context.newPage()
  listen(page, { problems, sent, received })
  const staff: Staff = {
    page,
    context,
    problems,
    sent,
    received,
    login: async (email, word = password) => {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(word)
      await page.getByLabel('Password', { exact: true }).press('Enter')
    },
    open: async (path) => void (await page.goto(`${address}${base}${path}`)),
    axe: async () => {
      await page.locator('.skeleton').first().waitFor({ state: 'detached' })
      return axeProblems(page)
    },
    shoot: async (name, { of = page, fullPage = false } = {}) => {
      if (process.env['SHOTS']) await of.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage })
    },
  }
  windows.push(staff)
  if (at !== undefined) await staff.open(at)
  if (as !== undefined) await staff.login(`${as}@example.com`)
  return staff
}
