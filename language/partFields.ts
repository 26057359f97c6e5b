// Fields of an entity by their paths, each with the part it stands in.
import type { EntityModel, FieldModel, PartModel } from './model.ts'
import { remember } from './remember.ts'

export interface PartField {
  readonly part: PartModel
  readonly field: FieldModel
}

type Parts = Pick<EntityModel, 'parts'>

const inParts = remember((parts: readonly PartModel[]): readonly PartField[] =>
  parts.flatMap((part) => part.fields.map((field) => ({ part, field }))),
)
const byPath = remember(
  (parts: readonly PartModel[]): ReadonlyMap<string, PartField> =>
    new Map(
      inParts(parts)
        .toReversed()
        .map((each) => [each.field.path, each]),
    ),
)
const fieldsIn = remember((parts: readonly PartModel[]): readonly FieldModel[] => inParts(parts).map(({ field }) => field))

/** All of them, part by part. */
export const partFieldsOf = ({ parts }: Parts): readonly PartField[] => inParts(parts)
export const fieldsOf = ({ parts }: Parts): readonly FieldModel[] => fieldsIn(parts)

/** Undefined where the entity has no field of its own there: its key (id) is none. */
export const partFieldAt = ({ parts }: Parts, path: string): PartField | undefined => byPath(parts).get(path)

/** The part that every record has. */
export const ownPart = ({ name, parts }: Pick<EntityModel, 'name' | 'parts'>): PartModel => {
  const [own] = parts
  if (own === undefined) throw new Error(`${name} has no part`)
  return own
}
