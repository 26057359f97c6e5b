// A browser on the built console, with a fake server behind it and a staff member logged in.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished, vi } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { authoritiesOf } from '../fake/authoritiesOf.ts'
import { FakeServer } from '../fake/FakeServer.ts'
import type { Answer, Asked } from '../fake/FakeSocket.ts'
import { closeWindows, launch } from '../launch.ts'
import { answeredPings } from '../story/answeredPings.ts'
import { buildConsole } from './builtConsole.ts'

type Answers = (asked: Asked) => Promise<Answer>

export interface OpenedConsole {
  readonly server: FakeServer
  readonly address: string
  /** A new tab at a path, logged in, until its test ends: what others ask for is not counted. What went wrong in it is gathered in problems. */
  readonly open: (path: string, options?: TabOptions) => Promise<Tab>
  readonly close: () => Promise<void>
}

export interface Tab {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: string[]
}

interface TabOptions {
  readonly width?: number
  readonly height?: number
  readonly role?: 'admin' | 'manager'
  readonly scheme?: 'light' | 'dark'
  /** Instead of all that the role holds. */
  readonly rights?: readonly string[]
}

const rightsOf = (role: string): readonly string[] => roleRights[role] ?? []

const viewer = (role: 'admin' | 'manager', rights: readonly string[]) => ({
  id: '1',
  email: 'admin@example.com',
  screenName: 'Robin',
  username: 'robin',
  phone: null,
  role,
  accountInfo: {},
  avatar: null,
  authorities: rights,
})

const lately = '2026-11-21T14:02:00.000Z'

/** The session's own questions; everything else goes to the given answers. */
const answering =
  (answers: Answers, held: () => readonly string[]): Answers =>
  async (asked) => {
    if (asked.name === 'GetMyAuthorities') return { data: authoritiesOf({ id: '1', role: 'admin', authorities: held() }) }
    if (asked.name === 'GetMyNews') return { data: { answer: { __typename: 'MyNews', since: lately, until: lately } } }
    return answers(asked)
  }

type Size = Required<Pick<TabOptions, 'width' | 'height' | 'scheme'>>

/** Windows by what they look like. One that a test gives back serves the next: it has the console's code in its cache, and nothing else is left in it. */
const windowsOf = (browser: Browser, { socket }: FakeServer) => {
  const free = new Map<string, BrowserContext[]>()
  const fresh = async ({ width, height, scheme }: Size): Promise<BrowserContext> => {
    const viewport = { width, height }
    const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'Europe/Berlin', colorScheme: scheme })
    context.setDefaultTimeout(120_000)
    await context.addInitScript(answeredPings)
    return context
  }
  return async (size: Size): Promise<BrowserContext> => {
    const alike = JSON.stringify(size)
    const context = free.get(alike)?.pop() ?? (await fresh(size))
    onTestFinished(async () => {
      await Promise.all(context.pages().map(async (page) => page.close()))
      // What the last page asked is still on its way.
      const isLast = browser.contexts().every((each) => each.pages().length === 0)
      await vi.waitUntil(() => !isLast || socket.open.size === 0, { timeout: 300_000 })
      await context.clearPermissions()
      free.set(alike, [...(free.get(alike) ?? []), context])
    })
    return context
  }
}

/** Who is logged in, in a new tab; what an earlier test had stored is gone. */
const logIn = (page: Page, user: string): Promise<unknown> =>
  page.addInitScript((stored) => {
    if (sessionStorage.getItem('begun') === null) localStorage.clear()
    sessionStorage.setItem('begun', 'yes')
    localStorage.setItem('admin-login-data', stored)
  }, user)

export const openConsole = async (answers: Answers): Promise<OpenedConsole> => {
  let held: readonly string[] = rightsOf('admin')
  const server = new FakeServer({ dist: await buildConsole(), answers: answering(answers, () => held) })
  const address = await server.start()
  const browser: Browser = await launch()
  const windowOf = windowsOf(browser, server)
  const open = async (
    path: string,
    { width = 1400, height = 900, role = 'admin', scheme = 'light', rights = rightsOf(role) }: TabOptions = {},
  ): Promise<Tab> => {
    held = rights
    const context = await windowOf({ width, height, scheme })
    const page = await context.newPage()
    await logIn(page, JSON.stringify(viewer(role, rights)))
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`${address}/admin${path}`)
    return { page, context, problems }
  }
  const close = async (): Promise<void> => {
    await closeWindows(browser)
    await server.stop()
  }
  return { server, address, open, close }
}
