// The parts of an entity and what each of their paths asks of a reader.
import { isClosed } from './holds.ts'
import { partWireOf, wireOf, within } from './names.ts'
import type { EntityText, FieldText, Need, PartText, Specs } from './shapes.ts'

export interface NamedPart {
  readonly name: string
  readonly wire: string
  readonly text: PartText
}

/** An entity is itself its first part. */
export const partsOf = (entity: EntityText): readonly NamedPart[] => [
  { name: '', wire: wireOf(entity), text: entity },
  ...Object.entries(entity.parts ?? {}).map(([name, text]) => ({ name, wire: partWireOf(entity, name, text), text })),
]

/** Who may read, and who instead where the record is about the reader. */
export interface Asked {
  readonly need: Need | undefined
  readonly own: Need | undefined
}

export const entityNamed = ({ entities }: Specs, name: string): EntityText => {
  const found = Object.values(entities).find(({ entity }) => entity === name)
  if (!found) throw new Error(`the specs have no entity ${name}`)
  return found
}

export const partNamed = (entity: EntityText, name: string): PartText => {
  const found = partsOf(entity).find((each) => each.name === name)
  if (!found) throw new Error(`${entity.entity} has no part ${name}`)
  return found.text
}

/** The requirement a field has for itself; undefined where it goes with its part. */
export const fieldAsks = (part: PartText, name: string): Need | undefined => {
  if (part.fields[name]?.kind === 'secret') return 'nobody'
  return part.fields[name]?.read ?? (name === 'status' ? part.lifecycle?.read : undefined)
}

export const partAsks = (part: PartText): Asked => ({ need: part.read, own: part.ownRead })

/** What reading a path asks wherever it is read: its own requirement, else its part's. */
export const pathAsks = (entity: EntityText, path: string): Asked => {
  const [first = '', second] = path.split('.')
  const part = partNamed(entity, second === undefined ? '' : first)
  const own = fieldAsks(part, second ?? first)
  return own === undefined ? partAsks(part) : { need: own, own: undefined }
}

/** Whether a path says for itself who reads it: its field does, or it lies in a further part. */
export const namesItsOwn = (entity: EntityText, path: string): boolean => path.includes('.') || fieldAsks(entity, path) !== undefined

const isInForm = (specs: Specs, part: PartText, field: FieldText): boolean => {
  if (field.written !== undefined || field.fixed || field.kind === 'derived') return false
  if (field.update !== undefined) return !isClosed(specs, field.update)
  return part.update !== undefined || part.ownUpdate !== undefined
}

/** Fields that the part's form changes. */
export const formOf = (specs: Specs, part: PartText): readonly string[] =>
  Object.entries(part.fields).flatMap(([name, field]) => (isInForm(specs, part, field) ? [name] : []))

export const allPaths = (entity: EntityText): readonly string[] =>
  partsOf(entity).flatMap(({ name, text }) =>
    [...Object.keys(text.fields), ...(text.lifecycle ? ['status'] : [])].map((each) => within(name, each)),
  )
