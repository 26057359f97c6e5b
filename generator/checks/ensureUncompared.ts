// What leaves the server masked, or not at all, is compared with nothing that somebody types: whoever may try values would be told by the answer which one is right.
import { isComputed } from '../../language/fields/derived.ts'
import { leavesWhole } from '../../language/fields/index.ts'
import type { SpecPath } from '../problem.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn } from './walk.ts'

const ways = {
  lookedUp: 'whoever asks for a value would be told whether it is that one',
  unique: 'whoever enters a value would be told whether somebody has it',
} as const

export const ensureUncompared: Ensure = ({ written, add }) => {
  const refuse = (name: string, way: keyof typeof ways, path: SpecPath): void =>
    add({ code: 'hidden-compared', path, message: `"${name}" is kept from its readers, and ${ways[way]}: leave it out.` })
  const entities = entitiesIn(written).map((entity) => ({
    ...entity,
    hidden: partsIn(entity)
      .flatMap(fieldsIn)
      .filter(({ spec }) => !isComputed(spec) && !leavesWhole(spec)),
  }))
  for (const { spec, path, full } of entities.flatMap(({ hidden }) => hidden))
    for (const way of ['lookedUp', 'unique'] as const) if (spec[way] === true) refuse(full, way, [...path, way])
  for (const { spec, path, hidden } of entities)
    for (const [at, { fields }] of (spec.unique ?? []).entries())
      for (const [nth, name] of fields.entries())
        if (hidden.some(({ full }) => full === name)) refuse(name, 'unique', [...path, 'unique', at, 'fields', nth])
}
