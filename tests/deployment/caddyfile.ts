// deploy/Caddyfile as a test reads it: its blocks, each with its lines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { house } from '../architecture/listSources.ts'

const text = readFileSync(join(house, 'deploy', 'Caddyfile'), 'utf8')

/** Comments apart. */
const linesIn = (piece: string): readonly string[] =>
  piece
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))

export const lines = linesIn(text)

/** What stands in a block, the blocks in it too. @param indent of its first line, in tabs */
export const linesOf = (name: string, indent = 0): readonly string[] => {
  const tabs = '\t'.repeat(indent)
  const [, rest = ''] = text.split(`\n${tabs}${name} {\n`)
  return linesIn(rest.split(`\n${tabs}}\n`)[0] ?? '')
}
