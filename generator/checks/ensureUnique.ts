// What is unique by itself is not said to be so a second time: the database would be asked for two indexes of one name.
import { under } from '../written.ts'
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

export const ensureUnique: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written))
    for (const [at, { fields, where }] of (spec.unique ?? []).entries()) {
      const [name = ''] = fields
      if (fields.length > 1 || where !== undefined || under(spec.fields, name)?.unique !== true) continue
      add({
        code: 'unique-twice',
        path: [...path, 'unique', at],
        message: `"${name}" is unique already: take unique out of the field, and keep this with its text, or the other way round.`,
      })
    }
}
