// Stands before every dynamic import of the built console (scripts/fetchPieces.ts): all files of a piece are there before it is imported.
// A browser never asks again for a module that once did not come, so that one must not fail; a fetch may, and is made again.
import { app } from '#generated/app.ts'
import { takeFetched } from './begun.ts'

const coming = new Map<string, Promise<void>>()

/** So long, in milliseconds, nothing may come: a connection that has fallen silent is let go, as a browser has only six for everything. */
const silenceTimeoutMs = 10_000

/** Read to its end: only then the browser keeps it for the import. */
const readFile = async (address: string): Promise<void> => {
  const heard = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => heard.abort(), silenceTimeoutMs)
  }
  try {
    wait()
    const answer = await fetch(address, { signal: heard.signal })
    if (!answer.ok) throw new Error(`${address} (${answer.status})`)
    await answer.body?.pipeTo(new WritableStream({ write: wait }))
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the page itself has asked for it, and it came. */
const cameEarly = async (address: string): Promise<boolean> => {
  try {
    const answer = await takeFetched(address)
    await answer?.arrayBuffer()
    return answer?.ok === true
  } catch {
    return false
  }
}

/** Asked for again on a new connection where one fell silent, as long as a piece may take (product spec 9). */
const readAgain = async (address: string, until = performance.now() + app.chunkTimeout): Promise<void> => {
  try {
    await readFile(address)
  } catch (cause) {
    if (!(cause instanceof DOMException && cause.name === 'AbortError') || performance.now() >= until) throw cause
    await readAgain(address, until)
  }
}

const addStyle = async (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href: address })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(address))
    })
    document.head.append(link)
  })

/** The document itself names what the start needs. */
const isNamed = (address: string): boolean => document.querySelector(`link[href="${address}"], script[src="${address}"]`) !== null

const bring = async (address: string): Promise<void> => {
  if (isNamed(address)) return
  if (!(await cameEarly(address))) await readAgain(address)
  if (address.endsWith('.css')) await addStyle(address)
}

const come = (address: string): Promise<void> => {
  const known = coming.get(address)
  if (known) return known
  const now = bring(address)
  coming.set(address, now)
  now.catch(() => coming.delete(address))
  return now
}

/** @param files of the piece and of all it imports, without the base path */
export const fetchFirst = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(files.map((file) => come(`${app.basePath}${file}`)))
  return load()
}
