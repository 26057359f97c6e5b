// The chain of migrations as it stands: every number once, up to the one that the state speaks of.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readState } from '../../language/migrations/state.ts'

const numbered = (folder: string): readonly number[] => {
  try {
    return readdirSync(folder).flatMap((name) => (/^\d{4}\.sql$/.test(name) ? [Number(name.slice(0, 4))] : []))
  } catch {
    return []
  }
}

/** What is wrong with the chain, in words; nothing when it is whole. */
export const brokenChain = (generated: string): readonly string[] => {
  const folder = join(generated, 'migrations')
  const found = numbered(folder).toSorted((a, b) => a - b)
  if (found.length === 0) return []
  const { last } = readState(readFileSync(join(folder, 'state.json'), 'utf8'))
  const whole = found.length === last && found.every((number, at) => number === at + 1)
  return whole
    ? []
    : [
        `broken chain: migrations/state.json speaks of ${last} migrations, there are ${found.map((each) => String(each).padStart(4, '0')).join(', ')}`,
      ]
}
