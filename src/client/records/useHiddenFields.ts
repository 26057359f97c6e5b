// Paths of the fields that the site's configuration leaves out of view and form, by name or by a flag; what is stored in them stays.
import { useMemo } from 'react'
import type { EntityModel } from '../../../language/model.ts'
import { useConsole } from '../useConsole.ts'

export const useHiddenFields = (entity: EntityModel): ReadonlySet<string> => {
  const { values, flags } = useConsole().configuration
  return useMemo(() => {
    const paths = entity.parts.flatMap((part) => {
      const named = part.hiddenBy === undefined ? undefined : values[part.hiddenBy]
      const off = part.fields.filter(
        (field) => (Array.isArray(named) && named.includes(field.name)) || (field.when !== undefined && flags[field.when] !== true),
      )
      return off.map((field) => field.path)
    })
    return new Set(paths)
  }, [entity, values, flags])
}
