// One record, or one part of it, with what was asked for and may be read.
import { sql } from 'kysely'
import { decide } from '../../language/access.ts'
import type { EntityModel, PartModel } from '../../language/model.ts'
import type { Call, Selection } from '../call.ts'
import { singleId } from '../db/fillRows.ts'
import type { Reader } from '../reader.ts'
import { addAbilities, abilityPaths, subjectOf } from './abilities.ts'
import { completeCards } from './cards.ts'
import { isThere, keyOf, tablesOf } from './fragments.ts'
import { onlyOwn } from './mayRead.ts'
import { isKey } from './places.ts'
import { keptFor, planOf, run, slot } from './plan.ts'
import type { Plan } from './plan.ts'
import { selectPaths } from './selectPaths.ts'
import type { Answer, Selected } from './selectPaths.ts'

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

const prepare = (reader: Reader, entity: EntityModel, paths: ReadonlySet<string>): Prepared => {
  const selected = selectPaths(reader.product, entity, paths)
  const hidden = selectPaths(reader.product, entity, abilityPaths(reader.product, entity), 'h')
  const from = tablesOf(entity, new Set([...selected.parts, ...hidden.parts]))
  const key = sql`${slot('id')}::${sql.raw(entity.key === 'number' ? 'bigint' : 'text')}`
  return {
    selected,
    hidden,
    plan: planOf(
      sql`select ${sql.join([...selected.columns, ...hidden.columns])} from ${from} where ${keyOf(entity)} = ${key} and ${isThere(entity)}`,
      reader.db,
    ),
  }
}

const readOne = async (
  reader: Reader,
  entity: EntityModel,
  id: string,
  paths: ReadonlySet<string>,
): Promise<(Found & { readonly complete: () => Promise<void> }) | undefined> => {
  const { plan, selected, hidden } = keptFor(reader, `one ${entity.name} ${[...paths].join()}`, () => prepare(reader, entity, paths))
  const [row] = isKey(entity, id) ? await run(reader, plan, { id }) : []
  if (!row) return undefined
  const answer = selected.read(row)
  return { answer, hidden: hidden.read(row), complete: () => completeCards(reader, [answer], selected.places, paths) }
}

/** The record as the caller sees it, without asking again whether they may; undefined when there is none. */
export const readRecord = async (
  reader: Reader,
  call: Pick<Call, 'caller' | 'entity'>,
  id: string,
  { paths, can }: Pick<Selection, 'paths' | 'can'>,
): Promise<Answer | undefined> => {
  const found = await readOne(reader, call.entity, id, paths)
  if (!found) return undefined
  await found.complete()
  if (can) await addAbilities(reader, call, [found.answer], [found.hidden])
  return found.answer
}

/** The part of a record's answer: itself for the own part. */
export const partOf = (answer: Answer, part: Pick<PartModel, 'name'>): Answer => (part.name === '' ? answer : (answer[part.name] as Answer))

/** For usersFindById, systemSettingsGet and reviewsGet: null where there is none, or none that the caller may see. */
export const findById = async (reader: Reader, call: Call): Promise<Answer | null> => {
  const { entity, operation, selection, args, caller } = call
  const id = entity.key === 'single' ? singleId : String(args['id'])
  // The part itself is named, so that it is read even if nothing of it was selected.
  const paths = operation.part === '' ? selection.paths : new Set([...selection.paths, operation.part])
  const found = await readOne(reader, entity, id, paths)
  if (!found || (onlyOwn(call) && !decide(caller, operation.guard, subjectOf(entity, found.hidden)).allowed)) return null
  await found.complete()
  if (selection.can) await addAbilities(reader, call, [found.answer], [found.hidden])
  return partOf(found.answer, { name: operation.part })
}
