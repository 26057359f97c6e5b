// Files in a bucket of any S3-compatible service. It wants to know a file's length first, so what comes is spooled to the disk on its way.
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { ensureStorageName, type Storage } from './Storage.ts'
import { removeOld, writeLimited } from './writeLimited.ts'

export interface S3Options {
  /** https://s3.example.com, without the bucket. */
  readonly url: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

const maxRetries = 2

const ensureDone = async (answer: Response, what: string): Promise<Response> => {
  if (answer.ok) return answer
  await answer.body?.cancel()
  throw new Error(`the storage answered ${answer.status} to ${what}`)
}

const clientOf = ({ key, secret, region }: S3Options): AwsClient =>
  new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3', retries: maxRetries })

const addressOf = ({ url, bucket }: S3Options): string => `${url.replace(/\/+$/, '')}/${bucket}`

/** @returns the status that it answers */
export const askBucket = async (options: S3Options, signal: AbortSignal): Promise<number> =>
  (await clientOf(options).fetch(addressOf(options), { method: 'HEAD', redirect: 'error', signal })).status

/** @param spool folder for what is on its way */
export const s3Storage = (options: S3Options, spool: string): Storage => {
  const client = clientOf(options)
  // Whoever is led elsewhere by the bucket would bring the file there, or take another's for it.
  const ask = (to: string, what: RequestInit = {}): Promise<Response> => client.fetch(to, { ...what, redirect: 'error' })
  const address = (name: string): string => `${addressOf(options)}/${ensureStorageName(name)}`
  return {
    put: async (name, bytes, limit) => {
      const to = address(name)
      await mkdir(spool, { recursive: true, mode: 0o700 })
      const from = join(spool, randomUUID())
      const size = await writeLimited(from, bytes, limit)
      try {
        const answer = await ask(to, { method: 'PUT', body: await openAsBlob(from) })
        await (await ensureDone(answer, 'a new file')).body?.cancel()
      } finally {
        await rm(from, { force: true })
      }
      return size
    },
    read: async (name, range) => {
      const answer = await ask(address(name), range ? { headers: { Range: `bytes=${range.start}-${range.end}` } } : {})
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      const { body } = await ensureDone(answer, 'a read')
      return body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream)
    },
    size: async (name) => {
      const answer = await ask(address(name), { method: 'HEAD' })
      if (answer.status === 404) return undefined
      return Number((await ensureDone(answer, 'a question of size')).headers.get('content-length'))
    },
    remove: async (name) => {
      const answer = await ask(address(name), { method: 'DELETE' })
      if (answer.status !== 404) await ensureDone(answer, 'a removal')
      await answer.body?.cancel()
    },
    clean: (seconds) => removeOld(spool, seconds),
  }
}
