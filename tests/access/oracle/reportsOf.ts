// The reads of reports, derived from the written specs.
import { operationName, wireOf } from './names.ts'
import type { Operation } from './Operation.ts'
import type { EntityText } from './shapes.ts'

/** Figures: the whole asks one thing, a part of it perhaps another. */
export const reportsOf = (entity: EntityText): readonly Operation[] =>
  Object.entries(entity.reports ?? {}).map(([name, { wire, needs, parts }]) => ({
    name: wire ?? operationName(wireOf(entity), `get${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    on: 'query',
    does: 'report',
    entity: entity.entity,
    part: '',
    need: needs,
    own: undefined,
    parts,
    pages: [],
    variants: [],
  }))
