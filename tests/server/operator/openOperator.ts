// A client manager over HTTP for tests: the stand-in behind a real port, with a clock, a plan and a temper of the test's own.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { standIn } from '../../../custom/server/operator/standIn.ts'

export interface TestOperator {
  /** Paths that were asked, with the token. */
  readonly asked: { readonly path: string; readonly token: string | undefined }[]
  plan: string
  silent: boolean
  /** What it tells as the site's domains; undefined = those of the last move that is done. */
  domains: readonly string[] | undefined
  /** Answers a move with 204, without a body. */
  bare: boolean
  /** Milliseconds since 1970. */
  now: number
  /** Forgets everything. */
  readonly renew: () => void
  readonly stop: () => void
}

const start = Date.parse('2026-11-21T10:00:00Z')

/** The environment names it until it stops. */
export const openOperator = async (): Promise<TestOperator> => {
  const state = {
    asked: [] as TestOperator['asked'],
    plan: 'STARTER',
    silent: false,
    domains: undefined as TestOperator['domains'],
    bare: false,
    now: start,
  }
  let inner = standIn({ now: () => state.now })
  const answerTo = async (method: string, path: string, body: string): Promise<unknown> => {
    if (path === '/api/client-details') {
      const details = await inner.clientDetails()
      return { ...details, domains: state.domains ?? details.domains, subscriptionPlan: state.plan }
    }
    if (method !== 'POST') return inner.getDomainMigration()
    return inner.createDomainMigration((JSON.parse(body) as { domains: string[] }).domains, String(state.asked.length))
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const path = request.url ?? ''
      state.asked.push({ path, token: request.headers.authorization })
      if (state.silent) return void response.writeHead(500).end()
      return void answerTo(request.method ?? '', path, body)
        .then((answer) =>
          state.bare && request.method === 'POST' ? response.writeHead(204).end() : response.end(JSON.stringify(answer ?? {})),
        )
        .catch(() => response.writeHead(500).end())
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  process.env['CLIENT_MANAGER_URL'] = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`
  process.env['CLIENT_MANAGER_TOKEN'] = 'secret'
  return Object.assign(state, {
    renew: () => {
      Object.assign(state, { plan: 'STARTER', silent: false, domains: undefined, bare: false, now: start })
      state.asked.splice(0)
      inner = standIn({ now: () => state.now })
    },
    stop: () => {
      delete process.env['CLIENT_MANAGER_URL']
      delete process.env['CLIENT_MANAGER_TOKEN']
      server.close()
    },
  })
}
