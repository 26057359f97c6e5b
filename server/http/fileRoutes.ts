// Files that people brought, by their random name and only for as long as their address is signed for. Never as a document of this host.
import type { Pool } from 'pg'
import type { Decoder } from '../decoding/openDecoder.ts'
import { dispositionOf } from '../files/fileName.ts'
import type { Signing } from '../files/signing.ts'
import type { Storage } from '../files/Storage.ts'
import { readStored, type StoredValue } from '../files/storedFiles.ts'
import { sizes, thumbnailOf, type Size } from '../files/thumbnails.ts'
import { byteRange } from './byteRange.ts'
import type { ServedPaths } from './servedPaths.ts'
import { plain, type Reply } from './Reply.ts'
import { unauthenticated } from '../unauthenticated.ts'
import type { Request, Route } from './router.ts'
import { filePolicy } from './securityHeaders.ts'

export interface FileParts {
  readonly paths: Pick<ServedPaths, 'files' | 'thumbnails' | 'posters'>
  readonly pool: Pool
  readonly storage: Storage
  readonly decoder: Decoder
  readonly signing: Signing
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const closed = { 'Cache-Control': 'private, no-store', 'Content-Security-Policy': filePolicy }
const open = { 'Cache-Control': 'public, max-age=300', 'Content-Security-Policy': filePolicy }
const gone = (): Reply => plain(404, 'Not found', closed)

/** One stored thing, or the piece of it that was asked for. */
const send = async (
  storage: Storage,
  name: string,
  { headers: asked }: Request,
  headers: Record<string, string>,
  contentType: string,
): Promise<Reply> => {
  const size = await storage.size(name)
  if (size === undefined) return gone()
  const range = byteRange(asked.range, size)
  if (range === 'none') return plain(416, 'There are no such bytes', { ...closed, 'Content-Range': `bytes */${size}` })
  const body = await storage.read(name, range)
  if (!body) return gone()
  const length = range ? range.end - range.start + 1 : size
  const part = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }
  return {
    code: range ? 206 : 200,
    contentType,
    body,
    headers: { ...headers, ...part, 'Accept-Ranges': 'bytes', 'Content-Length': String(length) },
  }
}

type Serve = (request: Request, id: string, value: StoredValue, headers: Record<string, string>) => Promise<Reply>

export const fileRoutes = ({ paths, pool, storage, decoder, signing }: FileParts): readonly Route[] => {
  /** A signature is asked before anything is looked up: nobody learns which names exist. */
  const guarded =
    (path: string, serve: Serve): Route['answer'] =>
    async (request: Request): Promise<Reply> => {
      const id = request.path.slice(path.length + 1)
      if (!uuid.test(id)) return gone()
      const signed = signing.holds(id, request.query)
      const value = signed || !request.query.has('signature') ? await readStored(pool, id) : undefined
      if (!signed && value?.open !== true) return plain(403, unauthenticated().message, closed)
      if (!value) return gone()
      return serve(request, id, value, { ...(value.open ? open : closed), 'Content-Disposition': dispositionOf(value.name) })
    }
  const whole: Serve = (request, id, { contentType }, headers) => send(storage, id, request, headers, contentType)
  const small: Serve = async (request, id, { contentType }, headers) => {
    const asked = request.query.get('size') ?? ''
    const name = await thumbnailOf({ storage, decoder }, id, contentType, Object.hasOwn(sizes, asked) ? (asked as Size) : 'small')
    return name === undefined ? gone() : send(storage, name, request, headers, 'image/webp')
  }
  const poster: Serve = (request, id, _value, headers) => send(storage, `${id}.poster`, request, headers, 'image/webp')
  const at = (path: string, serve: Serve): Route => ({
    method: 'GET',
    path: `${path}/*`,
    answer: guarded(path, serve),
    cheap: ({ path: asked, query }) => query.has('signature') && signing.holds(asked.slice(path.length + 1), query),
  })
  return [at(paths.files, whole), at(paths.thumbnails, small), at(paths.posters, poster)]
}
