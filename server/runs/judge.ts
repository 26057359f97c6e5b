// What stands against an action on each of many records, as it stands now: what a change finds before it begins, asked for all of them at once.
import { decide } from '../../language/access.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { actionMeant } from '../actions/beginAction.ts'
import { isThere } from '../actions/lockRecords.ts'
import { Refusal } from '../actions/Refusal.ts'
import { askedRefusals, plainRefusal } from '../actions/standing.ts'
import type { Caller } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import { subjectIn } from '../queries/abilities.ts'
import { loadWhole } from '../queries/loadRecords.ts'
import type { Reader } from '../reader.ts'

export interface Judging {
  readonly reader: Reader
  readonly caller: Caller
  readonly entity: EntityModel
  /** Those that share the operation's name: a record's state says which is meant. */
  readonly actions: readonly [ActionModel, ...ActionModel[]]
  readonly input: Readonly<Record<string, unknown>>
  readonly ticks: ReadonlySet<string>
}

export interface Judged {
  readonly id: string
  readonly record: StoredRecord | undefined
  readonly action: ActionModel
  readonly refusal: Refusal | undefined
}

/** So many records are asked about in one statement. */
const maxAtOnce = 500

const gone = new Refusal('gone', 'refusals.gone')
const noRight = new Refusal('right', 'errors.DENIED')

/** What is known of the record alone. */
const refusalOf = ({ reader: { product }, caller, entity }: Judging, action: ActionModel, record: StoredRecord): Refusal | undefined =>
  decide(caller, action.guard, subjectIn(entity, record)).allowed ? plainRefusal(product, entity, action, record) : noRight

const refusalsOf = async (
  { reader: { db, product }, caller, entity, input, ticks }: Judging,
  action: ActionModel,
  records: readonly StoredRecord[],
): Promise<readonly (readonly [string, Refusal | undefined])[]> => {
  if (records.length === 0) return []
  const refusals = await askedRefusals({ tx: db, product, viewer: caller, entity, action, records, input }, ticks)
  return records.map(({ id }, at) => [id, refusals[at]])
}

const judgeSome = async (judging: Judging, ids: readonly string[]): Promise<readonly Judged[]> => {
  const { reader, entity, actions } = judging
  const records = await loadWhole(reader, entity, ids)
  const plain = ids.map((id, at): Judged => {
    const record = records[at]
    if (!record || !isThere(entity, record)) return { id, record, action: actions[0], refusal: gone }
    const action = actionMeant({ candidates: actions, record })
    return { id, record, action, refusal: refusalOf(judging, action, record) }
  })
  const open = plain.filter(({ refusal }) => refusal === undefined)
  const asked = await Promise.all(
    actions.map((action) =>
      refusalsOf(
        judging,
        action,
        open.flatMap((each) => (each.action === action && each.record ? [each.record] : [])),
      ),
    ),
  )
  const refusals = new Map(asked.flat())
  return plain.map((each) => (each.refusal ? each : { ...each, refusal: refusals.get(each.id) }))
}

/** In the order of the ids. */
export const judge = async (judging: Judging, ids: readonly string[]): Promise<readonly Judged[]> => {
  const judged: Judged[] = []
  for (let at = 0; at < ids.length; at += maxAtOnce) judged.push(...(await judgeSome(judging, ids.slice(at, at + maxAtOnce))))
  return judged
}
