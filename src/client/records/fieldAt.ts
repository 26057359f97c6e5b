// Finds the field behind a path of an entity. Two have no spec of their own: the key, and a lifecycle's state.
import type { EntityModel, FieldModel, LifecycleModel, PartModel } from '../../../language/model.ts'
import { splitPath, statusIn } from '../../../language/paths.ts'

const plain = { required: false, class: 'public', graphql: 'String', columns: [], filter: 'none' } as const

const keyField = (): FieldModel => ({ ...plain, name: 'id', path: 'id', kind: 'text', label: 'words.id', graphql: 'ID' })

const stateField = (part: PartModel, { label, states }: LifecycleModel): FieldModel => ({
  ...plain,
  name: 'status',
  path: statusIn(part.name),
  kind: 'choice',
  label,
  filter: 'oneOf',
  choices: states.map((state) => ({ value: state.name, label: state.label })),
  tones: Object.fromEntries(states.map((state) => [state.name, state.tone])),
})

/** The part that a path belongs to; the entity's own for a path without a dot. */
export const partAt = (entity: EntityModel, path: string): PartModel | undefined => {
  const [name] = splitPath(path)
  return entity.parts.find((part) => part.name === name)
}

/** The field at a path, or undefined where the entity has none such. */
export const fieldAt = (entity: EntityModel, path: string): FieldModel | undefined => {
  const found = entity.parts.flatMap((part) => part.fields).find((field) => field.path === path)
  if (found) return found
  if (path === 'id') return keyField()
  const part = partAt(entity, path)
  return part?.lifecycle && path.endsWith('status') ? stateField(part, part.lifecycle) : undefined
}

/** Fields at several paths, those unknown left out. */
export const fieldsAt = (entity: EntityModel, paths: readonly string[]): readonly FieldModel[] =>
  paths.flatMap((path) => fieldAt(entity, path) ?? [])
