// How references to an entity look, from wherever they point.
import type { CardModel, FieldModel, MarkModel, PartModel } from '../../language/model.ts'
import { camel, guardOf } from '../../language/names.ts'
import type { WrittenEntity } from '../written.ts'
import { fieldsOf, partFieldAt } from '../../language/partFields.ts'

const markOf = (entity: WrittenEntity, parts: readonly PartModel[], path: string): readonly MarkModel[] => {
  const found = partFieldAt({ parts }, path)
  if (!found) return []
  const { part, field } = found
  // A state of the entity itself comes with the card, as its title does; what stands in a further part or has a right of its own keeps it.
  // The record in a card is another one than the page's, so what holds on one's own record does not count here.
  const guard = field.read ?? (part.name === '' ? undefined : part.read)
  const read = { rule: guard?.rule ?? { anyStaff: 'it comes with the card' } }
  return [
    {
      path,
      wire: camel(path),
      read,
      guard: guardOf(`${entity.entity}.${path}`),
      field: { label: field.label, choices: field.choices ?? [], tones: field.tones ?? {} },
    },
  ]
}

const choicesOf = (parts: readonly PartModel[], under: readonly string[]): Pick<CardModel, 'choices'> => {
  const fields = fieldsOf({ parts }).filter((field) => field.choices && under.includes(field.path))
  return fields.length === 0 ? {} : { choices: Object.fromEntries(fields.map((field) => [field.path, field.choices ?? []])) }
}

/** Its own screen; else its list, opened beside it. */
const pathOf = (entity: WrittenEntity): Pick<CardModel, 'path'> => {
  if (entity.detail) return { path: entity.detail.path }
  const list = entity.list ?? entity.queue
  return list?.path === undefined || !list.opens?.length ? {} : { path: `${list.path}?open=:id` }
}

export const resolveCard = (entity: WrittenEntity, parts: readonly PartModel[]): CardModel => ({
  entity: entity.entity,
  title: entity.title,
  titleElse: entity.titleElse ?? [],
  ...(entity.card?.picture === undefined ? {} : { picture: entity.card.picture }),
  under: entity.card?.under ?? [],
  ...choicesOf(parts, entity.card?.under ?? []),
  marks: (entity.card?.marks ?? []).flatMap((path) => markOf(entity, parts, path)),
  ...pathOf(entity),
})

/** Gives every reference the card of what it points at. */
export const withCards = (fields: readonly FieldModel[], cards: ReadonlyMap<string, CardModel>): readonly FieldModel[] =>
  fields.map((field) => {
    const card = field.entity === undefined ? undefined : cards.get(field.entity)
    return card ? { ...field, card } : field
  })
