// What restores puts something back: what saving a form left as it was before, for whoever may save that form.
import { refersToOne } from '../../language/fields/index.ts'
import { makeRuleOf } from '../resolve/context.ts'
import { covers } from '../resolve/rules.ts'
import { under, type Written, type WrittenEntity, type WrittenRestore } from '../written.ts'
import { isInForm } from './ensureForms.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsByPath, leavesIn, type FieldAt, type LeavesAt } from './walk.ts'

/** Versions that saving a form of the other leaves here, and the fields of the form that they keep. */
const keptBy = (other: WrittenEntity, entity: WrittenEntity, into: string): readonly (readonly [LeavesAt, readonly FieldAt[]])[] => {
  const home = { spec: other, path: ['entities', other.entity] }
  const fields = fieldsByPath(home)
  return leavesIn(home)
    .filter(({ spec, form }) => spec.before && spec.entity === entity.entity && spec.with[into] === 'id' && form)
    .map((at) => [at, Object.values(at.spec.with).flatMap((left) => (typeof left === 'string' ? (fields.get(left) ?? []) : []))] as const)
    .map(([at, kept]) => [at, kept.filter((each) => each.part.name === at.part.name && isInForm(at.part, each.spec))] as const)
}

const mayNotSave = (written: Written, { needs }: WrittenRestore, kept: readonly FieldAt[]): boolean => {
  const ruleOf = makeRuleOf(written.named)
  return kept.some(({ spec, part }) => !covers(ruleOf(needs), ruleOf(spec.update ?? part.spec.update ?? 'nobody')))
}

export const ensureRestores: Ensure = ({ written, add }) => {
  for (const { spec: entity, path: home } of entitiesIn(written))
    for (const [name, action] of Object.entries(entity.actions ?? {})) {
      if (!('into' in action)) continue
      const path = [...home, 'actions', name]
      const field = under(entity.fields, action.into)
      const other = field && refersToOne(field) ? under(written.entities, field.entity) : undefined
      const [first, second] = other ? keptBy(other, entity, action.into) : []
      if (!field) continue
      if (!other)
        add({
          code: 'restores-nothing',
          path: [...path, 'into'],
          message: `"${action.into}" refers to no one record, so nothing is put back there.`,
        })
      else if (!first || first[1].length === 0)
        add({
          code: 'restores-nothing',
          path: [...path, 'into'],
          message: `No form of ${other.entity} leaves what it held here: say so there, leaves: { version: { entity: '${entity.entity}', before: true, with: { ${action.into}: 'id', … } } }.`,
        })
      else if (second)
        add({
          code: 'restores-twice',
          path: [...path, 'into'],
          message: `Two forms of ${other.entity} leave what they held here, and only one could be put back: keep the other's in an entity of its own.`,
        })
      else if (mayNotSave(written, action, first[1]))
        add({
          code: 'restores-unasked',
          path: [...path, 'needs'],
          message: `Putting it back saves the form of ${other.entity}: ask the right to change it, too.`,
        })
    }
}
