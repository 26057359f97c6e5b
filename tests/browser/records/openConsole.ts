// A browser on the built console, with a fake server behind it and a staff member logged in.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { FakeServer } from '../fake/FakeServer.ts'
import type { Answer, Asked } from '../fake/FakeSocket.ts'
import { launch } from '../launch.ts'
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

/** The session's own questions; everything else goes to the given answers. */
const answering =
  (answers: Answers, held: () => readonly string[]): Answers =>
  async (asked) => {
    if (asked.name !== 'GetMyAuthorities') return answers(asked)
    return { data: { getMyAuthorities: { __typename: 'Authorities', id: '1', role: 'admin', authorities: held() } } }
  }

export const openConsole = async (answers: Answers): Promise<OpenedConsole> => {
  let held: readonly string[] = rightsOf('admin')
  const server = new FakeServer({ dist: await buildConsole(), answers: answering(answers, () => held) })
  const address = await server.start()
  const browser: Browser = await launch()
  const open = async (
    path: string,
    { width = 1400, height = 900, role = 'admin', scheme = 'light', rights = rightsOf(role) }: TabOptions = {},
  ): Promise<Tab> => {
    held = rights
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      colorScheme: scheme,
    })
    onTestFinished(() => context.close())
    await context.addInitScript((user) => localStorage.setItem('admin-login-data', user), JSON.stringify(viewer(role, rights)))
    const page = await context.newPage()
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.goto(`${address}/admin${path}`)
    return { page, context, problems }
  }
  const close = async (): Promise<void> => {
    await browser.close()
    await server.stop()
  }
  return { server, address, open, close }
}
