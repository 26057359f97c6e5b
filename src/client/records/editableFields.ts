// Which fields of a part this viewer may change on this record.
import { decide, type Viewer } from '../../../language/access.ts'
import type { EntityModel, FieldModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'

export interface EditableOptions {
  readonly entity: EntityModel
  /** '' for the entity's own. */
  readonly part: string
  /** In this order; absent = all of the part's form. */
  readonly paths?: readonly string[] | undefined
  readonly viewer: Viewer | undefined
  readonly subject?: string | undefined
  readonly role?: string | undefined
  /** Left out by the site's configuration. */
  readonly hidden: ReadonlySet<string>
}

/** Some fields are there for some roles only. */
export const isThere = (field: FieldModel, role: string | undefined): boolean =>
  field.of === undefined || role === undefined || field.of.includes(role)

/** Empty where the part has no form, or its viewer no right to it. */
export const editableFields = ({ entity, part: name, paths, viewer, subject, role, hidden }: EditableOptions): readonly FieldModel[] => {
  const part = named(entity.parts, name)
  if (!part || part.form.length === 0) return []
  const allowed = part.fields.filter(
    (field) =>
      part.form.includes(field.name) &&
      isThere(field, role) &&
      !hidden.has(field.path) &&
      decide(viewer, field.update ?? part.update, subject).allowed,
  )
  if (!paths) return allowed
  return paths.flatMap((path) => allowed.find((field) => field.path === path) ?? [])
}
