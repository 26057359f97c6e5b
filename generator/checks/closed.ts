// What nobody may ever read: a part, a field, a whole entity.
import { neverLeaves } from '../../language/fields/index.ts'
import { makeRuleOf } from '../resolve/context.ts'
import { isNobody } from '../resolve/rules.ts'
import type { Written, WrittenEntity } from '../written.ts'
import { partsIn, type At, type FieldAt, type PartAt } from './walk.ts'

export interface Closed {
  readonly part: (part: PartAt) => boolean
  readonly field: (field: FieldAt) => boolean
  /** It is shown all the same: one mistake, of which nothing else is told. */
  readonly shown: (entity: At<WrittenEntity>) => boolean
}

export const makeClosed = ({ named }: Written): Closed => {
  const ruleOf = makeRuleOf(named)
  const part = ({ spec: { read, ownRead } }: PartAt): boolean => isNobody(ruleOf(read)) && ownRead === undefined
  return {
    part,
    field: ({ spec, part: { spec: home } }) =>
      neverLeaves(spec) || (isNobody(ruleOf(spec.read ?? home.read)) && (spec.read !== undefined || home.ownRead === undefined)),
    shown: (entity) => {
      const { list, queue, detail, settings } = entity.spec
      const [own] = partsIn(entity)
      return own !== undefined && part(own) && [list, queue, detail, settings].some(Boolean)
    },
  }
}
