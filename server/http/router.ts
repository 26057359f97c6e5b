// Which request goes where: a list of routes, first match wins. No path of a request reaches anything else.
import type { IncomingMessage } from 'node:http'
import { plain, type Reply } from './Reply.ts'

export interface Request {
  readonly method: string
  /** Decoded and normalised, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly ip: string
  /** @throws when it is larger than the limit */
  readonly body: (limit: number) => Promise<string>
  /** The body as it comes, for those who limit it themselves. */
  readonly incoming: IncomingMessage
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The whole path, or its beginning where it ends with a slash and star. */
  readonly path: string
  readonly answer: (request: Request) => Promise<Reply> | Reply
  /** It costs next to nothing (held in memory, or signed and so asked for before): not counted with what an address asks. */
  readonly cheap?: (request: Request) => boolean
}

const fits = (pattern: string, path: string): boolean => (pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path)

export const isCheap = (routes: readonly Route[], request: Request): boolean =>
  routes.find(({ path, method }) => method === request.method && fits(path, request.path))?.cheap?.(request) ?? false

/** HEAD is answered as GET; the caller leaves the body out. */
export const route = (routes: readonly Route[], request: Request): Promise<Reply> | Reply => {
  const here = routes.filter(({ path }) => fits(path, request.path))
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const found = here.find((each) => each.method === method)
  if (found) return found.answer(request)
  if (here.length === 0) return plain(404, 'Not found')
  return plain(405, 'This method is not offered here', { Allow: [...new Set(here.map((each) => each.method))].join(', ') })
}

/** undefined for a path no honest client sends. */
export const pathOf = (url: string): string | undefined => {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    return path.startsWith('/') && !/[\0\\]|\/\.\.?(\/|$)|\/\//.test(path) ? path : undefined
  } catch {
    return undefined
  }
}
