// Messages and frames that were right before one thing in them was changed.
import type { Random } from '../../../demo/random.ts'
import { generatedText } from '../../access/server/generatedText.ts'
import { persisted } from '../../run/persisted.ts'

const byId = { ...persisted(generatedText('TagsRow')), variables: { id: '1' } }
const seeds = [
  { type: 'connection_init', payload: { prefix: 'admin', userId: '1' } },
  { id: 'a', type: 'subscribe', payload: persisted(generatedText('GetMyAuthorities')) },
  { id: 'b', type: 'subscribe', payload: persisted(generatedText('Changes')) },
  { id: 'c', type: 'subscribe', payload: byId },
  { id: 'a', type: 'complete' },
  { type: 'ping', payload: { at: 1 } },
  { type: 'pong' },
]
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  Number.MAX_VALUE,
  '',
  '\u0000',
  '__proto__',
  '\u202e',
  [],
  {},
  [[]],
  'x'.repeat(5_000),
  { constructor: { prototype: 1 } },
]
const paths = (value: unknown): readonly (readonly string[])[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) => [[key], ...paths(each).map((path) => [key, ...path])])
    : []
const putAt = (value: unknown, [key = '', ...rest]: readonly string[], change: unknown): unknown => ({
  ...(value as object),
  [key]: rest.length === 0 ? change : putAt((value as Record<string, unknown>)[key], rest, change),
})

/** A message that was right, with one thing in it, or its text, wrong. */
export const brokenMessage = (random: Random): string => {
  const message = random.pick(seeds)
  const text = JSON.stringify(random.chance(0.7) ? putAt(message, random.pick(paths(message)), random.pick(odd)) : message)
  if (random.chance(0.6)) return text
  const at = random.whole(0, text.length)
  return random.pick([
    text.slice(0, at),
    `${text.slice(0, at)}${random.pick(['{', '}', '"', '\\', '\u0000', ',,'])}${text.slice(at)}`,
    `${text}${text}`,
  ])
}

const bytes = (random: Random, length: number): Buffer => Buffer.from(Array.from({ length }, () => random.whole(0, 255)))
/** Bytes of a frame, most of which no peer may send. */
export const brokenFrame = (random: Random): Buffer => {
  const [head, length] = [random.whole(0, 255), random.pick([0, 1, 5, 125, 126, 127])]
  const mask = random.chance(0.8) ? 0x80 : 0
  const size = length === 126 ? bytes(random, 2) : length === 127 ? bytes(random, 8) : Buffer.alloc(0)
  return Buffer.concat([Buffer.from([head, mask | length]), size, bytes(random, mask ? 4 : 0), bytes(random, random.whole(0, 200))])
}
