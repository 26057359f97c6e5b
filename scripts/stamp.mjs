// Tells whether files changed since something was made from them, by size and time of change.
// A copy of the project that keeps them is as fresh, wherever it stands.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { house } from './house.mjs'

/**
 * @param {readonly string[]} paths files and folders, relative to the project; missing ones are left out
 * @returns {string} differs when any of them does
 */
export function stampOf(paths) {
  const hash = createHash('sha256').update(process.versions.node)
  for (const path of paths) for (const line of listed(path)) hash.update(`${line}\n`)
  return hash.digest('hex')
}

export function isFresh(file, stamp) {
  try {
    return readFileSync(join(house, file), 'utf8') === stamp
  } catch {
    return false
  }
}

export function keepStamp(file, stamp) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), stamp)
}

function listed(path) {
  const stat = statSync(resolve(house, path), { throwIfNoEntry: false })
  if (stat === undefined) return []
  if (!stat.isDirectory()) return [`${relative(house, resolve(house, path))} ${stat.size} ${Math.round(stat.mtimeMs)}`]
  return readdirSync(resolve(house, path))
    .toSorted()
    .flatMap((name) => listed(`${path}/${name}`))
}
