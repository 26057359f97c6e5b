// How records look where others refer to them: one query an entity for a whole answer.
import { refers } from '../../language/fields/index.ts'
import { sql } from 'kysely'
import { cardPaths } from '../../language/cardPaths.ts'
import { camel } from '../../language/names.ts'
import type { EntityModel } from '../../language/model.ts'
import type { StoredRecord } from '../customs.ts'
import type { Reader } from '../reader.ts'
import { cellsOf, columnsToRead, countOf, runCells } from './cells.ts'
import { keyOf, keyType, tablesOf } from './fragments.ts'
import { isKey } from './isKey.ts'
import { keptFor, planOf, slot, type Values } from './plan.ts'
import { selectPaths, type Answer } from './selectPaths.ts'
import { named, requireNamed } from '../../language/named.ts'
import { partFieldAt, type PartField } from '../../language/partFields.ts'

export interface Card extends Readonly<Record<string, unknown>> {
  readonly id: string
  readonly title: string
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return (value as Card | null | undefined)?.title ?? ''
}

/** The title, or the first of its substitutes that is not empty; at last the id. */
export const titleOf = ({ title, titleElse }: Pick<EntityModel, 'title' | 'titleElse'>, answer: Answer): string =>
  [title, ...titleElse].map((path) => wordsOf(answer[path])).find((each) => each !== '') ?? String(answer['id'])

const pathsOf = ({ card }: EntityModel, marks: readonly string[]): ReadonlySet<string> =>
  new Set([...cardPaths(card), ...card.marks.filter((each) => marks.includes(each.wire)).map((each) => each.path)])

const toCard = (entity: EntityModel, answer: Answer, marks: readonly string[]): Card => {
  const { card } = entity
  return {
    id: String(answer['id']),
    title: titleOf(entity, answer),
    picture: card.picture === undefined ? null : (answer[card.picture] ?? null),
    ...Object.fromEntries(card.under.map((path) => [camel(path), answer[path] ?? null])),
    ...Object.fromEntries(card.marks.filter((each) => marks.includes(each.wire)).map((each) => [each.wire, answer[each.path] ?? null])),
  }
}

/** Titles that refer to another record are what that one is called, where it is called by words that whoever sees it referred to may read. */
const titledByOthers = ({ product }: Reader, { title, titleElse, ...entity }: EntityModel): readonly PartField[] =>
  [title, ...titleElse].flatMap((path) => {
    const found = partFieldAt(entity, path)
    const target = found && refers(found.field) ? named(product.entities, found.field.entity ?? '') : undefined
    const words = target && partFieldAt(target, target.title)
    return found && words && !refers(words.field) && !words.field.read && words.part.name === '' ? [found] : []
  })

/** What narrows and orders cards besides their ids. */
export interface CardQuery {
  readonly shape: string
  readonly parts: readonly string[]
  readonly rest: () => ReturnType<typeof sql>
  readonly values: Values
}

/** @param marks wire names of the marks that may be read */
export const findCards = async (
  reader: Reader,
  entity: EntityModel,
  marks: readonly string[],
  { shape, parts, rest, values }: CardQuery,
): Promise<readonly Card[]> => {
  const { plan, selected } = keptFor(reader, `cards ${entity.name} ${marks.join()} ${shape}`, () => {
    const columns = columnsToRead(reader.db)
    const made = selectPaths(reader.product, entity, pathsOf(entity, marks), columns)
    const from = tablesOf(entity, new Set([...made.parts, ...parts]))
    return { selected: made, plan: planOf(cellsOf(columns, sql`from ${from} ${rest()}`), reader.db) }
  })
  const cells = await runCells(reader, plan, values)
  const answers = Array.from({ length: countOf(cells) }, (_, row) => selected.read(cells, row))
  await completeCards(reader, answers, titledByOthers(reader, entity), new Set())
  return answers.map((answer) => toCard(entity, answer, marks))
}

/** Cards of known ids; an id that is no more has none. */
export const cardsOf = async (
  reader: Reader,
  entity: EntityModel,
  ids: Iterable<string>,
  marks: readonly string[],
): Promise<ReadonlyMap<string, Card>> => {
  const wanted = [...new Set(ids)].filter((each) => isKey(entity, each))
  if (wanted.length === 0) return new Map()
  const key = sql.raw(keyType(entity))
  const found = await findCards(reader, entity, marks, {
    shape: 'ids',
    parts: [],
    rest: () => sql`where ${keyOf(entity)} = any(${slot('ids')}::${key}[])`,
    values: { ids: wanted },
  })
  return new Map(found.map((each) => [each.id, each]))
}

interface Reference extends PartField {
  readonly target: EntityModel
  readonly marks: readonly string[]
}

const referencesIn = (reader: Reader, partFields: readonly PartField[], paths: ReadonlySet<string>): readonly Reference[] =>
  partFields.flatMap((partField) => {
    if (!refers(partField.field) || partField.field.entity === undefined) return []
    const target = requireNamed(reader.product.entities, partField.field.entity)
    return [
      {
        ...partField,
        target,
        marks: target.card.marks.map((each) => each.wire).filter((wire) => paths.has(`${partField.field.path}.${wire}`)),
      },
    ]
  })

const idsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]).map((each) => (each as Card).id)

/** A mark that this reference may not show stays off its card, though another reference on the answer shows it. */
const shown = (card: Card | undefined, id: string, { target, marks }: Reference): Card => {
  if (!card) return { id, title: id }
  const hidden = new Set(target.card.marks.map((each) => each.wire).filter((wire) => !marks.includes(wire)))
  return hidden.size === 0 ? card : (Object.fromEntries(Object.entries(card).filter(([name]) => !hidden.has(name))) as Card)
}

type Cards = ReadonlyMap<string, Card>
/** By the entity that they are of: one query each, under way. */
type CardsByEntity = ReadonlyMap<EntityModel, Promise<Cards>>

const findAll = (reader: Reader, references: readonly Reference[], idsOf: (reference: Reference) => readonly string[]): CardsByEntity =>
  new Map(
    [...new Set(references.map((each) => each.target))].map((target) => {
      const here = references.filter((each) => each.target === target)
      const marks = [...new Set(here.flatMap((each) => each.marks))].toSorted()
      return [target, cardsOf(reader, target, here.flatMap(idsOf), marks)]
    }),
  )

/** The cards of a record that is known whole, before its answer is read. */
export const cardsAhead = (
  reader: Reader,
  partFields: readonly PartField[],
  paths: ReadonlySet<string>,
  whole: StoredRecord,
): CardsByEntity =>
  findAll(reader, referencesIn(reader, partFields, paths), ({ field }) =>
    [whole[field.path] ?? []].flat().map((id) => (typeof id === 'string' ? id : '')),
  )

/**
 * Puts the cards in place of the bare ids that the answers hold.
 * @param ahead the cards, where they were asked for before
 */
export const completeCards = async (
  reader: Reader,
  answers: readonly Answer[],
  partFields: readonly PartField[],
  paths: ReadonlySet<string>,
  ahead?: CardsByEntity,
): Promise<void> => {
  const references = referencesIn(reader, partFields, paths)
  const idsOf = (each: Reference): readonly string[] => answers.flatMap((answer) => idsIn(answer[each.field.path]))
  await Promise.all(
    [...(ahead ?? findAll(reader, references, idsOf))].map(async ([target, finding]) => {
      const cards = await finding
      for (const answer of answers) {
        for (const each of references.filter((reference) => reference.target === target)) {
          const value = answer[each.field.path]
          const filled = idsIn(value).map((id) => shown(cards.get(id), id, each))
          answer[each.field.path] = Array.isArray(value) ? filled : (filled[0] ?? null)
        }
      }
    }),
  )
}
