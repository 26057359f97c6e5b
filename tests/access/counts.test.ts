// Who may not read what is summed counts all the same: the console's own counting documents ask for counts alone.
import { expect, it } from 'vitest'
import { allEntities } from '#generated/entities/all.ts'
import { operations } from '#generated/operations.ts'
import type { EntityModel } from '../../language/model.ts'
import { gateOf } from './askGate.ts'
import { guarding } from './guarding.ts'
import { generatedText } from './server/generatedText.ts'

const entities: readonly EntityModel[] = allEntities
const guardedSums = guarding('withSums', ({ stats }, path) => stats?.sums.includes(path) === true)

const counting = entities.flatMap(({ stats, furtherStats = [] }) => [stats, ...furtherStats]).flatMap((each) => each ?? [])

const rightsFor = (operation: string): ReadonlySet<string> => {
  const guard = JSON.stringify(operations.find(({ name }) => name === operation)?.guard)
  return new Set([...guard.matchAll(/"right":"(\w+)"/g)].map(([, right]) => right ?? ''))
}

it.each(counting.map((each) => [each.document, each.operation] as const))(
  '%s asks only for what its viewer may read',
  async (document, operation) => {
    const text = generatedText(document)
    const ask = gateOf({ entities: guardedSums, operations })
    const person = { role: 'admin', rights: rightsFor(operation) }
    expect(await ask({ person, staff: true, text, own: false, flags: true })).toEqual({ allowed: true, hidden: [], codes: [] })
  },
)

it.each(counting.filter(({ sums }) => sums.length > 0).map((each) => [each.document, each.operation] as const))(
  '%s, asked for its sums too, tells none to who may not read what is summed',
  async (document, operation) => {
    const text = generatedText(document)
    // As if the console had a document that asks for them.
    const withSums = text.replace(/\n( *)count\n/, '\n$1count\n$1sum\n')
    const ask = gateOf({ entities: guardedSums, operations })
    const asked = (rights: ReadonlySet<string>) =>
      ask({ person: { role: 'admin', rights }, staff: true, text: withSums, own: false, flags: true })
    expect((await asked(rightsFor(operation))).hidden).not.toEqual([])
    expect(await asked(new Set([...rightsFor(operation), 'withSums']))).toEqual({ allowed: true, hidden: [], codes: [] })
  },
)

it.each(counting.map((each) => [each.document, each.operation] as const))(
  '%s is denied to who may not read what it counts by',
  async (document, operation) => {
    const text = generatedText(document)
    const counted = guarding('withCounted', ({ stats, furtherStats = [] }, path) =>
      [stats, ...furtherStats].some((each) => each?.document === document && each.by === path),
    )
    const ask = gateOf({ entities: counted, operations })
    const asked = async (rights: ReadonlySet<string>) =>
      (await ask({ person: { role: 'admin', rights }, staff: true, text, own: false, flags: true })).allowed
    expect(await asked(rightsFor(operation))).toBe(false)
    expect(await asked(new Set([...rightsFor(operation), 'withCounted']))).toBe(true)
  },
)
