// Whoever writes a spec is told of a slip by the compiler: once, at its place, in a message that one can read.
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { compiled, left } from './mistakes/mistakes.ts'
import { plantAll, type Told } from './mistakes/plant.ts'

const folder = join(process.cwd(), 'node_modules', '.cache', 'concord-mistakes')
let told: readonly Told[] = []
const of = (name: string): Told['errors'] => told.find((each) => each.mistake.name === name)?.errors ?? []

beforeAll(async () => {
  const none = { name: 'no mistake', right: '', wrong: '' }
  told = await plantAll([none, ...compiled, ...left], folder)
})

describe('a mistake in a spec', () => {
  it('is planted often enough', () => {
    expect(compiled.length + left.length).toBeGreaterThanOrEqual(50)
    expect(compiled.length).toBeGreaterThanOrEqual(46)
    expect(new Set([...compiled, ...left].map((each) => each.name)).size).toBe(compiled.length + left.length)
  })

  it('is none in the library itself', () => expect(of('no mistake')).toEqual([]))

  it.each(compiled.map((each) => each.name))('is told once by the compiler: %s', (name) => {
    expect(of(name).map((each) => each.text)).toHaveLength(1)
  })

  it.each(left.map((each) => each.name))('is left to the generator: %s', (name) => expect(of(name)).toEqual([]))

  it('is told shortly', () => {
    const errors = compiled.flatMap((each) => of(each.name))
    const lengths = errors.map((each) => each.text.length).toSorted((one, other) => one - other)
    expect(errors.filter((each) => each.lines === 1).length / errors.length).toBeGreaterThan(0.85)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(300)
    expect(Math.max(...errors.map((each) => each.lines))).toBeLessThanOrEqual(4)
  })
})
