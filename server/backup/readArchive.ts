// Reads the file that a backup is. Before anything is done with it all of it is read once: what is damaged is told while nothing was touched.
import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { CommandError } from '../CommandError.ts'
import { isBag, readJson } from '../isBag.ts'
import { formatId, manifestName, type Manifest } from './Manifest.ts'

type Digests = Manifest['digests']

/** Takes all bytes of an entry. */
export type OnEntry = (name: string, size: number, bytes: Readable) => Promise<void>

async function* hashing(bytes: AsyncIterable<unknown>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of bytes as AsyncIterable<Buffer>) {
    hash.update(piece)
    yield piece
  }
}

/** @returns the digests of what there is, and the manifest's text */
const readEntries = async (file: string, on: OnEntry): Promise<{ readonly digests: Digests; readonly manifest: string }> => {
  const [from, digests, manifest]: [ReturnType<typeof extract>, Record<string, string>, Buffer[]] = [extract(), {}, []]
  // Its errors come out of the loop: it is destroyed with them.
  const read = pipeline(createReadStream(file), createGunzip(), from)
  read.catch(() => undefined)
  for await (const entry of from) {
    const { name, size } = entry.header
    const hash = createHash('sha256')
    const bytes = Readable.from(hashing(entry, hash))
    if (name === manifestName) manifest.push(await buffer(bytes))
    else {
      await on(name, size, bytes)
      digests[name] = hash.digest('hex')
    }
  }
  await read
  return { digests, manifest: Buffer.concat(manifest).toString() }
}

const passOver = async (_name: string, _size: number, bytes: Readable): Promise<void> => {
  for await (const _ of bytes);
}

const differing = (one: Digests, other: Digests): string | undefined =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].find((name) => one[name] !== other[name])

/** undefined where it is none. */
const manifestIn = (text: string): Manifest | undefined => {
  const value = readJson(text)
  return isBag(value) && isBag(value['digests']) ? (value as unknown as Manifest) : undefined
}

/** All of it is read, nothing else is done. @throws CommandError for what is no backup, or no longer what was written */
export const ensureWhole = async (file: string): Promise<Manifest> => {
  const damaged = (why: string): CommandError => new CommandError(`${file} is no backup, or a damaged one (${why}). Nothing was touched.`)
  const read = await readEntries(file, passOver).catch((error: NodeJS.ErrnoException) => {
    throw error.syscall === undefined ? damaged(error.message) : error
  })
  if (read.manifest === '') throw damaged('its end is missing')
  const manifest = manifestIn(read.manifest)
  if (!manifest) throw damaged('its end is not what was written')
  if (manifest.format !== formatId)
    throw new CommandError(`${file} is a backup of form ${String(manifest.format)}, this release reads form ${String(formatId)}`)
  const other = differing(read.digests, manifest.digests)
  if (other !== undefined) throw damaged(`${other} is not what was written`)
  return manifest
}

/** @throws where it is no longer what ensureWhole read */
export const takeOut = async (file: string, { digests }: Manifest, on: OnEntry): Promise<void> => {
  const read = await readEntries(file, on)
  const other = differing(read.digests, digests)
  if (other !== undefined) throw new CommandError(`${file} was changed while it was restored: ${other}`)
}
