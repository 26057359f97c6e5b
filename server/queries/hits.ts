// Records as they are told where they are found or visited: what they are called, and what tells them from others of that title.
import { choosesOne } from '../../language/fields/index.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { camel } from '../../language/names.ts'
import { partFieldAt } from '../../language/partFields.ts'
import type { Card } from './cards.ts'

/** A record, as type Hit of the contract has it. */
export interface Hit {
  readonly entity: string
  readonly id: string
  readonly title: string
  readonly line: string | null
  readonly opens: boolean
}

/** Whether the caller may see what stands at a path. */
export type Shows = (path: string) => boolean

/** Words below the title of a card, those of choices left out. */
const lineOf = (entity: EntityModel, found: Card, shows: Shows): string | null => {
  const isText = (field: FieldModel | undefined): boolean => field !== undefined && !choosesOne(field)
  const texts = entity.card.under.filter((path) => shows(path) && isText(partFieldAt(entity, path)?.field))
  return (
    texts.map((path) => found[camel(path)]).find((value): value is string => typeof value === 'string' && value !== found.title) ?? null
  )
}

export const toHits = (entity: EntityModel, cards: readonly Card[], shows: Shows): readonly Hit[] => {
  const opens = (entity.list?.opens.length ?? 0) > 0
  const named = [entity.title, ...entity.titleElse].every(shows)
  return cards.map((card) => ({
    entity: entity.name,
    id: card.id,
    title: named ? card.title : card.id,
    line: lineOf(entity, card, shows),
    opens,
  }))
}
