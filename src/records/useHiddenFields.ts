// Paths of the fields that the site's configuration leaves out of view and form; what is stored in them stays.
import { useMemo } from 'react'
import type { EntityModel } from '../../language/model.ts'
import { useConsole } from '../startUp/useConsole.ts'

export const useHiddenFields = (entity: EntityModel): ReadonlySet<string> => {
  const { values } = useConsole().configuration
  return useMemo(() => {
    const paths = entity.parts.flatMap((part) => {
      const named = part.hiddenBy === undefined ? undefined : values[part.hiddenBy]
      return Array.isArray(named) ? part.fields.filter((field) => named.includes(field.name)).map((field) => field.path) : []
    })
    return new Set(paths)
  }, [entity, values])
}
