// One record, or one part of it, with what was asked for and may be read.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { EntityModel } from '../../language/model.ts'
import type { Call, Selection } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import { singleId } from '../db/fillRows.ts'
import type { Reader } from '../reader.ts'
import { addAbilities, abilityPaths, asksAbilities, subjectIn, type AskedAbilities } from './abilities.ts'
import { cardsAhead, completeCards } from './cards.ts'
import { cellsOf, columnsToRead, countOf, runCells } from './cells.ts'
import { isThere, keyOf, keyType, tablesOf } from './fragments.ts'
import { onlyOwn } from './mayRead.ts'
import { narrowChanges } from './narrowChanges.ts'
import { nameOthers } from './nameOthers.ts'
import { narrowReasons, withOperation } from './narrowReasons.ts'
import { isKey } from './isKey.ts'
import { keptFor, planOf, slot, type Plan } from './plan.ts'
import { selectPaths, type Answer, type Selected } from './selectPaths.ts'

interface Found {
  readonly answer: Answer
  /** What abilities depend on; never sent. */
  readonly hidden: Answer
}

interface Prepared {
  readonly plan: Plan
  readonly selected: Selected
  readonly hidden: Selected
}

const prepare = (reader: Reader, entity: EntityModel, paths: ReadonlySet<string>, asked: AskedAbilities): Prepared => {
  const columns = columnsToRead(reader.db)
  const selected = selectPaths(reader.product, entity, withOperation(entity, paths), columns)
  const hidden = selectPaths(reader.product, entity, abilityPaths(reader.product, entity, asked), columns)
  const from = tablesOf(entity, new Set([...selected.parts, ...hidden.parts]))
  const key = sql`${slot('id')}::${sql.raw(keyType(entity))}`
  return {
    selected,
    hidden,
    plan: planOf(cellsOf(columns, sql`from ${from} where ${keyOf(entity)} = ${key} and ${isThere(entity)}`), reader.db),
  }
}

const preparedFor = (reader: Reader, entity: EntityModel, paths: ReadonlySet<string>, asked: AskedAbilities): Prepared =>
  keptFor(reader, `one ${entity.name} ${asked.can} ${asked.canInList} ${[...paths].join()}`, () => prepare(reader, entity, paths, asked))

const readOne = async (
  reader: Reader,
  { entity, caller }: Pick<Call, 'caller' | 'entity'>,
  id: string,
  paths: ReadonlySet<string>,
  asked: AskedAbilities,
): Promise<(Found & { readonly complete: () => Promise<void> }) | undefined> => {
  const { plan, selected, hidden } = preparedFor(reader, entity, paths, asked)
  const cells = isKey(entity, id) ? await runCells(reader, plan, { id }) : []
  if (countOf(cells) === 0) return undefined
  const answer = selected.read(cells, 0)
  narrowChanges(reader.product, caller, [answer], selected.partFields)
  narrowReasons(reader.product, caller, entity, [answer])
  const complete = async (): Promise<void> => {
    await Promise.all([
      completeCards(reader, [answer], selected.partFields, paths),
      nameOthers(reader, caller, [answer], selected.partFields),
    ])
  }
  return { answer, hidden: hidden.read(cells, 0), complete }
}

/** Of a record that is known everything is asked at once: what it shows, its cards, and what may be done with it. */
const readKnown = async (
  reader: Reader,
  call: Pick<Call, 'caller' | 'entity'>,
  whole: StoredRecord,
  { paths, ...asked }: Pick<Selection, 'paths' | 'can' | 'canInList'>,
): Promise<Answer | undefined> => {
  const { plan, selected } = preparedFor(reader, call.entity, paths, asked)
  const reading = runCells(reader, plan, { id: whole.id })
  const cards = cardsAhead(reader, selected.partFields, paths, whole)
  const able: Answer = {}
  const judging = asksAbilities(asked) ? addAbilities(reader, call, asked, [able], [whole], [whole]) : undefined
  const [cells] = await Promise.all([reading, judging, ...cards.values()])
  if (countOf(cells) === 0) return undefined
  const answer = selected.read(cells, 0)
  await Promise.all([
    completeCards(reader, [answer], selected.partFields, paths, cards),
    nameOthers(reader, call.caller, [answer], selected.partFields),
  ])
  return Object.assign(answer, able)
}

/**
 * The record as the caller sees it, without asking again whether they may; undefined when there is none.
 * @param whole the record as the server holds it, where that is known already
 */
export const readRecord = async (
  reader: Reader,
  call: Pick<Call, 'caller' | 'entity'>,
  id: string,
  { paths, ...asked }: Pick<Selection, 'paths' | 'can' | 'canInList'>,
  whole?: StoredRecord,
): Promise<Answer | undefined> => {
  if (whole) return readKnown(reader, call, whole, { paths, ...asked })
  const found = await readOne(reader, call, id, paths, asked)
  if (!found) return undefined
  await Promise.all([found.complete(), asksAbilities(asked) && addAbilities(reader, call, asked, [found.answer], [found.hidden])])
  return found.answer
}

/** For usersFindById, systemSettingsGet and reviewsGet: null where there is none, or none that the caller may see. */
export const findById = async (reader: Reader, call: Call): Promise<Answer | null> => {
  const { entity, operation, selection, args, caller } = call
  const id = entity.key === 'single' ? singleId : String(args['id'])
  // The part itself is named, so that it is read even if nothing of it was selected.
  const paths = operation.part === '' ? selection.paths : new Set([...selection.paths, operation.part])
  const found = await readOne(reader, call, id, paths, selection)
  if (!found || (onlyOwn(call) && !decide(caller, operation.guard, subjectIn(entity, found.hidden)).allowed)) return null
  await Promise.all([found.complete(), asksAbilities(selection) && addAbilities(reader, call, selection, [found.answer], [found.hidden])])
  return found.answer
}
