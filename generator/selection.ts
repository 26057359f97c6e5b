// Which fields a document selects for a set of paths, and which Boolean variables guard them. Lists, details, changes and checks all ask here.
import { neverLeaves } from '../language/fields/index.ts'
import type { Guard } from '../language/access.ts'
import type { CardModel, EntityModel, FieldModel, PartModel } from '../language/model.ts'
import { camel } from '../language/names.ts'
import { inside } from './print/indent.ts'
import { isClosed } from './resolve/rules.ts'

export interface Selection {
  /** One line a field; nested ones stand between { and }. */
  readonly lines: readonly string[]
  readonly guards: Readonly<Record<string, Guard>>
}

/** Fields that can ever be sent: secrets and what nobody may read are not part of the contract. */
export const sentFields = (part: PartModel): readonly FieldModel[] =>
  part.fields.filter((field) => !neverLeaves(field) && !isClosed(field.read ?? part.read))
/** Masked fields of which somebody may see the whole. */
export const revealedFields = (part: PartModel): readonly FieldModel[] =>
  isPartSent(part) ? sentFields(part).filter((field) => field.reveal !== undefined && !isClosed(field.reveal)) : []
export const isPartSent = (part: PartModel): boolean => part.name === '' || !isClosed(part.read)

const include = (guard: string | undefined): string => (guard === undefined ? '' : ` @include(if: $${guard})`)

/** Paths of a card besides id and title, as its type has them. */
export const cardLines = (card: CardModel): readonly string[] => [
  'id',
  'title',
  ...(card.picture === undefined ? [] : ['picture']),
  ...card.under.map(camel),
  ...card.marks.map((mark) => `${mark.wire}${include(mark.guard)}`),
]
const cardGuards = (card: CardModel): Readonly<Record<string, Guard>> =>
  Object.fromEntries(card.marks.map((mark) => [mark.guard, mark.read]))

const fieldLine = (field: FieldModel): readonly string[] => {
  const start = `${field.name}${include(field.guard)}`
  return field.card ? inside(start, cardLines(field.card)) : [start]
}
const fieldGuards = (field: FieldModel): Readonly<Record<string, Guard>> => ({
  ...(field.guard && field.read ? { [field.guard]: field.read } : {}),
  ...(field.card ? cardGuards(field.card) : {}),
})

const partSelection = (part: PartModel, wanted: (field: FieldModel) => boolean): Selection | undefined => {
  const fields = sentFields(part).filter(wanted)
  if (fields.length === 0) return undefined
  const guards: Record<string, Guard> = part.guard ? { [part.guard]: part.read } : {}
  for (const field of fields) Object.assign(guards, fieldGuards(field))
  const lines = fields.flatMap(fieldLine)
  return { lines: part.name === '' ? lines : inside(`${part.name}${include(part.guard)}`, ['id', 'version', ...lines]), guards }
}

/**
 * The record with these paths; parts that none of them names are left out.
 * @param can under which name it tells what its viewer may do with it; '' = it does not
 */
export const selectionOf = (entity: EntityModel, paths: Iterable<string>, can = 'can'): Selection => {
  const set = new Set(paths)
  const lines: string[] = ['id', 'version']
  const guards: Record<string, Guard> = {}
  for (const part of entity.parts) {
    const found = partSelection(part, (field) => set.has(field.path))
    lines.push(...(found?.lines ?? []))
    Object.assign(guards, found?.guards)
  }
  return { lines: [...lines, ...(can === '' ? [] : [can])], guards }
}

/** One part as it comes back after a change of it, or alone: without what has a right of its own unless that is asked for. */
export const partAlone = (part: PartModel, guarded: boolean): Selection => {
  const fields = sentFields(part).filter((field) => guarded || !field.guard)
  const guards: Record<string, Guard> = {}
  for (const field of guarded ? fields : []) Object.assign(guards, fieldGuards(field))
  const plain = guarded ? fields : fields.map(withoutMarks)
  return { lines: ['id', 'version', ...plain.flatMap(fieldLine), ...(part.name === '' ? ['can'] : [])], guards }
}
const withoutMarks = (field: FieldModel): FieldModel => (field.card ? { ...field, card: { ...field.card, marks: [] } } : field)
