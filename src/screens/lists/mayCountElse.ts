// Whether a list may have other records after a change: only then is it worth counting again.
import type { Change } from '../../client/createChangeFeed.ts'
import type { EntityModel } from '../../../language/model.ts'
import { pathIn } from '../../../language/paths.ts'
import { named } from '../../../language/named.ts'

interface Narrowing {
  /** Paths of the fields that it is filtered by. */
  readonly paths: readonly string[]
  readonly searched: boolean
}

/** Paths that the change may have written: an edit those of its form, anything else all of the part. */
const writtenBy = (entity: EntityModel, name: string, isEdit: boolean): readonly string[] => {
  const part = named(entity.parts, name)
  return (part?.fields ?? []).filter((field) => !isEdit || part?.form.includes(field.name)).map(({ path }) => path)
}

export const mayCountElse = (entity: EntityModel, { paths, searched }: Narrowing, { kind, created, part, action }: Change): boolean => {
  if (created || kind === 'REMOVED' || searched) return true
  const name = part ?? ''
  const isEdit = action === pathIn(name, 'update')
  // A record that goes to another state may leave a list that says nothing of states.
  if (name === '' && !isEdit) return true
  return writtenBy(entity, name, isEdit).some((path) => paths.includes(path))
}
