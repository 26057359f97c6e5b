// Stands before every dynamic import of the built console (scripts/fetchPieces.ts): all files of a piece are there before it is imported.
// A browser never asks again for a module that once did not come, so that one must not fail; a fetch may, and is made again.
import { app } from '#generated/app.ts'

const coming = new Map<string, Promise<void>>()

/** Read to its end: only then the browser keeps it for the import. */
const fetchScript = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} (${answer.status})`)
  await answer.arrayBuffer()
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

const come = (address: string): Promise<void> => {
  const known = coming.get(address)
  if (known) return known
  const now = isNamed(address) ? Promise.resolve() : address.endsWith('.css') ? addStyle(address) : fetchScript(address)
  coming.set(address, now)
  now.catch(() => coming.delete(address))
  return now
}

/** @param files of the piece and of all it imports, without the base path */
export const fetchFirst = async <T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> => {
  await Promise.all(files.map((file) => come(`${app.basePath}${file}`)))
  return load()
}
