// Files that people brought, by their random name. Never as a document of this host: attachment, sandboxed, of the type their bytes say.
import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { readSessionCookie } from './cookies.ts'
import type { Reply } from './Reply.ts'
import { plain } from './Reply.ts'
import type { Request, Route } from './router.ts'
import { filePolicy } from './securityHeaders.ts'

export interface FileParts {
  readonly dataDir: string
  readonly secure: boolean
  /** Whether this cookie's session holds. */
  readonly holds: (token: string) => Promise<boolean>
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'video/mp4', 'video/webm'])
const sniffed = 4_100
const fixed = { 'Cache-Control': 'private, no-store', 'Content-Security-Policy': filePolicy }

const read = async (file: FileHandle): Promise<Reply> => {
  const body = await file.readFile()
  const type = (await fileTypeFromBuffer(body.subarray(0, sniffed)))?.mime ?? 'application/octet-stream'
  const disposition = shown.has(type) ? 'inline' : 'attachment'
  return {
    code: 200,
    contentType: shown.has(type) ? type : 'application/octet-stream',
    body,
    headers: { ...fixed, 'Content-Disposition': disposition },
  }
}

export const fileRoutes = ({ dataDir, secure, holds }: FileParts): readonly Route[] => {
  const serve =
    (folder: string) =>
    async ({ path, headers }: Request): Promise<Reply> => {
      const name = path.split('/')[2] ?? ''
      if (!uuid.test(name)) return plain(404, 'Not found', fixed)
      const token = readSessionCookie(headers, secure)
      if (token === undefined || !(await holds(token))) return plain(403, 'Authorization error', fixed)
      const file = await open(join(dataDir, folder, name)).catch(() => undefined)
      if (!file) return plain(404, 'Not found', fixed)
      try {
        return await read(file)
      } finally {
        await file.close()
      }
    }
  return [
    { method: 'GET', path: '/files/*', answer: serve('files') },
    { method: 'GET', path: '/image-thumbnails/*', answer: serve('image-thumbnails') },
    { method: 'GET', path: '/video-thumbnails/*', answer: serve('video-thumbnails') },
  ]
}
