// Forms change something, of the part they name, and never demand what their reader may not see.
import { isComputed } from '../../language/fields/derived.ts'
import { sectionKind } from '../../language/sections/index.ts'
import type { WrittenField } from '../written.ts'
import { makeClosed } from './closed.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn, fieldsIn, partsIn, sectionsIn, type PartAt } from './walk.ts'
import { named } from '../../language/named.ts'

export const isInForm = (part: PartAt, field: WrittenField): boolean => {
  if (field.written || field.fixed || isComputed(field)) return false
  return field.update !== undefined ? field.update !== 'nobody' : part.spec.update !== undefined || part.spec.ownUpdate !== undefined
}

const hides = (part: PartAt, field: WrittenField): string | undefined => {
  if (field.read !== undefined) return 'a right of its own'
  if (field.when !== undefined) return `the flag ${field.when}`
  if (field.of !== undefined) return `only some profiles (${field.of}) having it`
  return 'hiddenBy' in part.spec && part.spec.hiddenBy !== undefined ? `the list ${part.spec.hiddenBy}` : undefined
}

export const ensureForms: Ensure = ({ written, add }) => {
  const closed = makeClosed(written)
  for (const entity of entitiesIn(written)) {
    const parts = partsIn(entity)
    for (const part of parts) {
      const changed = fieldsIn(part).filter((each) => isInForm(part, each.spec))
      if (closed.part(part) && !closed.shown(entity) && changed[0])
        add({
          code: 'form-of-unreadable',
          path: [...part.path, 'update'],
          message: 'Nobody may read this, so no form can show what it changes; use an action.',
        })
      for (const field of changed) {
        const why = field.spec.required ? hides(part, field.spec) : undefined
        if (why !== undefined)
          add({
            code: 'hidden-required',
            path: [...field.path, 'required'],
            message: `${field.full} is required and can be hidden by ${why}; then its form could not be saved.`,
          })
      }
    }
    for (const section of sectionsIn(entity)) {
      const edited = sectionKind(section.spec.kind).edits?.(section.spec)
      if (!edited) continue
      const name = edited.part
      const part = named(parts, name)
      if (!part) continue
      if (!fieldsIn(part).some((each) => isInForm(part, each.spec))) {
        const at = name === '' ? 'kind' : 'part'
        add({
          code: 'form-without-update',
          path: [...section.path, at],
          message: `Nothing in ${name === '' ? entity.spec.entity : `its part ${name}`} can be changed: say who may with update, or show facts.`,
        })
      }
      for (const [at, path] of edited.fields.entries()) {
        const home = path.includes('.') ? path.slice(0, path.indexOf('.')) : ''
        if (path !== 'id' && home !== name)
          add({
            code: 'field-of-another-part',
            path: [...section.path, 'fields', at],
            message: `"${path}" belongs to ${home === '' ? `${entity.spec.entity} itself` : `the part ${home}`}; a form is of one part.`,
          })
      }
    }
  }
}
