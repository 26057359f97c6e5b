// The one file that a backup is: a gzipped tar, whose last entry tells the digests of the others. It has its name once all of it is on the disk.
import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { CommandError } from '../CommandError.ts'
import { errorCode } from '../errorCode.ts'
import { manifestName, type Manifest } from './Manifest.ts'

export interface Sink {
  readonly add: (name: string, bytes: Buffer) => Promise<void>
  /** @param size in bytes: what comes has as many */
  readonly addStream: (name: string, size: number, from: Readable) => Promise<void>
}

type Digests = Record<string, string>

/** Adds entries one after the other. */
const sinkOf = (into: ReturnType<typeof pack>, digests: Digests): Sink => ({
  add: (name, bytes) =>
    new Promise((resolve, reject) => {
      digests[name] = createHash('sha256').update(bytes).digest('hex')
      into.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    }),
  addStream: async (name, size, from) => {
    const hash = createHash('sha256')
    from.on('data', (bytes: Buffer) => hash.update(bytes))
    await pipeline(from, into.entry({ name, size, mode: 0o600 }))
    digests[name] = hash.digest('hex')
  },
})

const sync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** @throws CommandError where the name was taken meanwhile: no backup is ever replaced */
const place = async (unfinished: string, file: string): Promise<void> => {
  try {
    await link(unfinished, file)
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw new CommandError(`${file} is there already: name another file`)
    // A file system without links.
    await rename(unfinished, file)
  }
}

/** @param fill adds all entries, and gives what the last one says of them @throws whatever that throws; then there is no file */
export const writeArchive = async (file: string, fill: (sink: Sink) => Promise<Omit<Manifest, 'digests'>>): Promise<Manifest> => {
  const [unfinished, into, digests]: [string, ReturnType<typeof pack>, Digests] = [`${file}.${randomUUID()}.unfinished`, pack(), {}]
  const written = pipeline(into, createGzip({ level: 1 }), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }))
  const sink = sinkOf(into, digests)
  const filled = (async () => {
    const manifest: Manifest = { ...(await fill(sink)), digests: { ...digests } }
    await sink.add(manifestName, Buffer.from(JSON.stringify(manifest)))
    into.finalize()
    return manifest
  })()
  try {
    const [manifest] = await Promise.all([filled.catch((error: Error) => (into.destroy(error), Promise.reject(error))), written])
    await sync(unfinished)
    await place(unfinished, file)
    return manifest
  } finally {
    await rm(unfinished, { force: true })
  }
}
