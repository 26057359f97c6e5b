// The console itself, from dist/admin: one document for every address below its base path, and its assets, which never change.
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { moved, plain, type Reply } from './Reply.ts'
import type { Request, Route } from './router.ts'
import { consolePolicy, type Policy } from './securityHeaders.ts'

export interface ConsoleParts {
  /** /admin/ */
  readonly base: string
  readonly folder: string
  /** Origins of the addresses in the configs. */
  readonly policy: () => Promise<Omit<Policy, 'nonce'>>
  /** The tag that the page begins with, for whoever asks: in their language from the first letter on. */
  readonly page: (request: Request) => Promise<string>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const nonceMark = '__CSP_NONCE__'
const packed = new Set(['.js', '.mjs', '.css', '.json', '.svg'])
const brotli = promisify(brotliCompress)
/** Beyond this the last few bytes cost seconds of somebody's first visit. */
const minLargeBytes = 300_000
const shrink = {
  br: (body: Buffer): Promise<Buffer> =>
    brotli(body, body.length > minLargeBytes ? { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } : {}),
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
} as const

interface Held {
  readonly body: Buffer
  readonly encoding: keyof typeof shrink | undefined
}

const encodingFor = (request: Request, extension: string): Held['encoding'] => {
  const accepted = [request.headers['accept-encoding'] ?? ''].flat().join()
  if (!packed.has(extension)) return undefined
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}

type Assets = (request: Request, name: string) => Promise<Held | undefined>

/** Each asset is read and compressed once; their names change with what they hold. */
const holdAssets = (folder: string): Assets => {
  const held = new Map<string, Promise<Held>>()
  const load = async (name: string, encoding: Held['encoding']): Promise<Held> => {
    const body = await readFile(join(folder, name))
    return { body: encoding ? await shrink[encoding](body) : body, encoding }
  }
  return async (request, name) => {
    const encoding = encodingFor(request, extname(name))
    const key = `${encoding ?? ''} ${name}`
    const found = held.get(key) ?? load(name, encoding)
    held.set(key, found)
    try {
      return await found
    } catch {
      held.delete(key)
      return undefined
    }
  }
}

const assetsOf = new Map<string, Assets>()

/** Servers of one process that serve the same console hold its assets once: to compress all of them takes two seconds. */
const sharedAssets = (folder: string): Assets => {
  const assets = assetsOf.get(folder) ?? holdAssets(folder)
  assetsOf.set(folder, assets)
  return assets
}

const beginning = /<html\b[^>]*>/

const document = async ({ folder, policy, page }: ConsoleParts, request: Request): Promise<Reply> => {
  const nonce = randomBytes(16).toString('base64')
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (html === undefined) return plain(503, 'The console is not built: npm start builds it')
  const [around, tag] = await Promise.all([policy(), page(request)])
  const headers = {
    'Cache-Control': 'no-store',
    Vary: 'Cookie, Accept-Language',
    'Content-Security-Policy': consolePolicy({ ...around, nonce }),
  }
  return {
    code: 200,
    contentType: 'text/html; charset=utf-8',
    body: html.replaceAll(nonceMark, nonce).replace(beginning, () => tag),
    headers,
  }
}

export const consoleRoutes = (parts: ConsoleParts): readonly Route[] => {
  const assets = sharedAssets(parts.folder)
  const serve = async (request: Request): Promise<Reply> => {
    const name = request.path.slice(parts.base.length)
    const contentType = contentTypes[extname(name)]
    if (contentType === undefined) return document(parts, request)
    const found = await assets(request, name)
    if (!found) return plain(404, 'Not found')
    const forever = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    const headers = { 'Cache-Control': forever, Vary: 'Accept-Encoding', ...(found.encoding && { 'Content-Encoding': found.encoding }) }
    return { code: 200, contentType, body: found.body, headers }
  }
  return [
    { method: 'GET', path: '/', answer: () => moved(parts.base) },
    { method: 'GET', path: parts.base.replace(/\/$/, ''), answer: () => moved(parts.base) },
    { method: 'GET', path: `${parts.base}*`, answer: serve, cheap: ({ path }) => path.startsWith(`${parts.base}assets/`) },
  ]
}
