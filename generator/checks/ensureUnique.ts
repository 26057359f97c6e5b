// What is unique is said to be so once: the database would be asked for two indexes of one name, and could not say which rule was broken.
import type { Ensure } from './scope.ts'
import { entitiesIn } from './walk.ts'

export const ensureUnique: Ensure = ({ written, add }) => {
  for (const { spec, path } of entitiesIn(written)) {
    const alone = Object.entries(spec.fields).flatMap(([name, { unique }]) => (unique === true ? [name] : []))
    const known = new Set<string>()
    for (const [at, { fields }] of (spec.unique ?? []).entries()) {
      const refuse = (message: string): void => add({ code: 'unique-twice', path: [...path, 'unique', at], message })
      const [name = ''] = fields
      const together = fields.toSorted().join(', ')
      if (fields.length === 1 && alone.includes(name))
        refuse(`"${name}" is unique already: take unique out of the field, and keep this with its text, or the other way round.`)
      else if (known.has(together))
        refuse(`A rule above has the same fields (${together}): keep one of them. Without where it holds in every state.`)
      known.add(together)
    }
  }
}
