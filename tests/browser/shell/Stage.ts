// A browser on the built console with a fake server behind it: what the shell's tests play on.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { vi } from 'vitest'
import { roleRights } from '#generated/access.ts'
import { authoritiesOf } from '../fake/authoritiesOf.ts'
import { FakeServer } from '../fake/FakeServer.ts'
import type { Answer, Asked } from '../fake/FakeSocket.ts'
import { closeWindows, launch } from '../launch.ts'
import { buildConsole } from '../records/builtConsole.ts'
import { answeredPings } from '../story/answeredPings.ts'

export interface Person {
  readonly id: string
  readonly email: string
  readonly screenName: string
  readonly username: string
  readonly role: string
  readonly authorities: readonly string[]
}

const person = (id: string, screenName: string, role: 'admin' | 'manager' | 'member'): Person => ({
  id,
  email: `${screenName.toLowerCase()}@example.com`,
  screenName,
  username: screenName.toLowerCase(),
  role,
  authorities: roleRights[role] ?? [],
})

export const ada = person('1', 'Ada', 'admin')
export const mia = person('2', 'Mia', 'manager')
export const max = person('3', 'Max', 'member')
const people = [ada, mia, max]

export const password = 'right horse'
export const refusal =
  'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.'

const wire = (who: Person) => ({
  __typename: 'Viewer',
  phone: null,
  accountInfo: {
    __typename: 'AccountInfo',
    disabled: false,
    registrationTime: null,
    timeZone: null,
    registrationIp: null,
    lastLoginTime: null,
    lastLoginIp: null,
    referralUrl: null,
  },
  avatar: {
    __typename: 'Avatar',
    processingStatus: 'OK',
    urlPart: null,
    uuid: null,
    fileId: null,
    updateTime: null,
    contentType: null,
    metadata: null,
  },
  ...who,
})
/** Who is let in, as the answer to their password says it. */
export const letIn = (who: Person): Answer => ({
  data: { answer: { __typename: 'LoginAnswer', viewer: wire(who), code: 'one-time', challenge: null } },
})
export const noTags: Answer = {
  data: {
    answer: {
      __typename: 'TagsPage',
      items: [],
      hasNext: false,
      hasPrevious: false,
      start: null,
      end: null,
      total: { __typename: 'Total', value: 0, exact: true },
    },
  },
}

export class Stage {
  readonly server: FakeServer
  /** Violations of the content security policy, script errors and what the console of a tab says. */
  readonly problems: string[] = []
  address = ''
  /** Says something else than usual to operations of a name. */
  readonly says = new Map<string, (asked: Asked) => Answer | Promise<Answer>>()
  readonly #browser: Browser

  /** Where the built console lies. */
  readonly dist: string

  private constructor(browser: Browser, dist: string) {
    this.#browser = browser
    this.dist = dist
    this.server = new FakeServer({ dist, answers: (asked) => this.#answer(asked) })
  }

  static async open(): Promise<Stage> {
    const stage = new Stage(await launch(), await buildConsole())
    stage.address = await stage.server.start()
    return stage
  }

  readonly close = async (): Promise<void> => {
    await closeWindows(this.#browser)
    await this.server.stop()
  }

  /** As at the beginning, for the next test: no tab is open. */
  async reset(): Promise<void> {
    await closeWindows(this.#browser)
    // What they asked last is still on its way.
    await vi.waitUntil(() => this.server.socket.open.size === 0, { timeout: 300_000 })
    this.says.clear()
    this.problems.length = 0
    this.server.local = {}
    this.server.backend = {}
    this.server.failing.clear()
    this.server.requested.length = 0
    this.server.socket.asked.length = 0
    this.server.socket.down = false
    this.server.socket.refuses = () => undefined
    this.server.socket.ensureWhole()
  }

  async context(width = 1280): Promise<BrowserContext> {
    const context = await this.#browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    context.setDefaultTimeout(120_000)
    await context.addInitScript(answeredPings)
    return context
  }

  /** A tab at a path of the console. */
  async tab(path: string, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await this.context())).newPage()
    page.on('pageerror', (error) => this.problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.problems.push(message.text())
    })
    await page.goto(`${this.address}/admin${path}`)
    return page
  }

  /** A tab in which somebody is logged in already, with the frame drawn. */
  async inside(path: string, who: Person = ada, width?: number): Promise<Page> {
    const page = await this.entering(path, who, width)
    await page.getByRole('banner').waitFor()
    return page
  }

  /** The same, whatever becomes of it. */
  async entering(path: string, who: Person = ada, width?: number): Promise<Page> {
    const context = await this.context(width)
    await context.addInitScript((stored) => {
      if (sessionStorage.getItem('told') === null) localStorage.setItem('admin-login-data', stored)
      sessionStorage.setItem('told', 'yes')
    }, JSON.stringify(who))
    return this.tab(path, context)
  }

  async logIn(page: Page, who: Person, secret = password): Promise<void> {
    await page.getByLabel('E-mail').fill(who.email)
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByLabel('Password', { exact: true }).press('Enter')
  }

  #answer(asked: Asked): Answer | Promise<Answer> {
    const said = this.says.get(asked.name)
    if (said) return said(asked)
    if (asked.name === 'Login') return this.#login(asked)
    if (asked.name === 'GetMyAuthorities') {
      const who = people.find(({ id }) => id === asked.userId)
      if (who) return { data: authoritiesOf(who) }
    }
    if (asked.name === 'Logout') return { data: { answer: true } }
    if (asked.name.endsWith('Stats')) return { data: { answer: [] } }
    if (asked.name === 'ClientDetails') return { data: { answer: null } }
    if (asked.name === 'TagsList') return noTags
    return { errors: [{ message: 'Unknown' }] }
  }

  #login({ variables }: Asked): Answer {
    const who = people.find(({ email }) => email === variables['email'])
    if (who && variables['password'] === password) return letIn(who)
    return {
      data: null,
      errors: [{ message: 'refused', extensions: { code: 'DENIED', template: 'login_permission_error_text', params: [] } }],
    }
  }
}
