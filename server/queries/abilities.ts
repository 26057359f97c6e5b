// What the viewer may do with each record of an answer, and why not: rights, state, time, guards; a page in one batch.
import { guardsOf } from '../../language/guardsOf.ts'
import { actionKind } from '../../language/actions/index.ts'
import type { Ability } from '../../language/abilities.ts'
import { decide, subjectOf } from '../../language/access.ts'
import { listsOf } from '../../language/lists.ts'
import type { ActionModel, EntityModel } from '../../language/model.ts'
import { statusIn } from '../../language/paths.ts'
import { remember } from '../../language/remember.ts'
import { claimRefusals, isKept } from '../attending/claims.ts'
import type { Refusal } from '../actions/Refusal.ts'
import { isOffered, pastWindow, runGuards, stateRefusal, windowRefusal } from '../actions/rules.ts'
import type { Call, Selection } from '../call.ts'
import type { StoredRecord } from '../customs.ts'
import type { Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { loadWhole } from './loadRecords.ts'
import type { Answer } from './selectPaths.ts'

/** Which abilities of a record are asked for: all, or those that its lists offer. */
export type AskedAbilities = Pick<Selection, 'can' | 'canInList'>

export const asksAbilities = ({ can, canInList }: AskedAbilities): boolean => can || canInList

/** Asked for each row of an answer: gathered once. */
const offeredInLists = remember((entity: EntityModel) => new Set(listsOf(entity).flatMap(([, { actions }]) => actions)))

/** Rows are dragged by their handles, which no list names among its actions. */
const isInList = (entity: EntityModel, action: ActionModel): boolean =>
  actionKind(action).dragged === true || offeredInLists(entity).has(action.path)

/** As it is answered, or as it is stored: by path alike. */
type RecordByPath = Readonly<Record<string, unknown>>

/** None is judged that nobody asked for. */
const actionsOf = (entity: EntityModel, asked: AskedAbilities): readonly ActionModel[] =>
  entity.actions.filter((each) => each.on === 'record' && (asked.can || (asked.canInList && isInList(entity, each))))

/** What abilities depend on, besides guards: states, the person the record is about, their role. */
export const abilityPaths = ({ person }: ProductModel, entity: EntityModel, asked: AskedAbilities): ReadonlySet<string> =>
  new Set([
    ...actionsOf(entity, asked)
      .filter((each) => each.from.length > 0)
      .map((each) => statusIn(each.part)),
    ...(entity.own === undefined || entity.own === 'id' ? [] : [entity.own]),
    ...(person.entity === entity.name ? [person.role] : []),
  ])

/** Whom a record is about. */
export const subjectIn = (entity: EntityModel, record: RecordByPath): string | undefined =>
  subjectOf(entity, String(record['id']), (path) => record[path])

interface Judging {
  readonly reader: Reader
  readonly call: Pick<Call, 'caller' | 'entity'>
  readonly hidden: readonly RecordByPath[]
  readonly whole: () => Promise<readonly (StoredRecord | undefined)[]>
  /** By record, why it is another's to decide. */
  readonly claimed: () => Promise<ReadonlyMap<string, Refusal>>
}

const none: ReadonlyMap<string, Refusal> = new Map()

/** For one action: why not, by the record's place; only records whose viewer holds the right are asked. */
const refusalsOf = async (
  { reader, call: { caller, entity }, hidden, whole, claimed }: Judging,
  action: ActionModel,
  held: readonly number[],
): Promise<ReadonlyMap<number, Refusal>> => {
  const statusPath = statusIn(action.part)
  const found = new Map<number, Refusal>()
  const put = (at: number, refusal: Refusal | undefined): void => void (refusal && found.set(at, refusal))
  for (const at of held) put(at, stateRefusal(entity, action, hidden[at]?.[statusPath]))
  const open = held.filter((at) => !found.has(at))
  const guarded = async (): Promise<readonly (readonly [number, Refusal | undefined])[]> => {
    if (guardsOf(entity, action).length === 0 || open.length === 0) return []
    const records = await whole()
    const asked = open.flatMap((at) => (records[at] ? [{ at, record: records[at] }] : []))
    const call = { tx: reader.db, product: reader.product, viewer: caller, entity, action, records: asked.map((each) => each.record) }
    const answers = await runGuards(call, new Set())
    // What a tick lets pass is allowed: the dialog asks for it.
    return asked.map(({ at }, nth) => [at, answers[nth]?.ticks.length === 0 ? answers[nth] : undefined] as const)
  }
  const idAt = (at: number): string => String(hidden[at]?.['id'])
  const ids = open.map(idAt)
  const [past, heldBy, refused] = await Promise.all([
    pastWindow(reader.db, entity, action, ids),
    isKept(entity, action) && ids.length > 0 ? claimed() : none,
    guarded(),
  ])
  for (const [at, refusal] of refused) put(at, refusal)
  for (const at of open) put(at, past.ids.has(idAt(at)) ? windowRefusal(past.days) : heldBy.get(idAt(at)))
  return found
}

interface Judged {
  readonly action: ActionModel
  readonly held: ReadonlySet<number>
  readonly refusals: ReadonlyMap<number, Refusal>
}

const abilityOf = ({ action: { path: action }, refusals }: Judged, at: number): Ability => {
  const refusal = refusals.get(at)
  return refusal ? { action, allowed: false, rule: refusal.template, params: refusal.params } : { action, allowed: true }
}

/**
 * Gives each answer its `can`, or `canInList`, or both.
 * @param hidden the same records with what abilityPaths names
 * @param known the same records whole, where they need not be read
 */
export const addAbilities = async (
  reader: Reader,
  call: Pick<Call, 'caller' | 'entity'>,
  asked: AskedAbilities,
  answers: readonly Answer[],
  hidden: readonly RecordByPath[],
  known?: readonly StoredRecord[],
): Promise<void> => {
  const { caller, entity } = call
  const ids = hidden.map((each) => String(each['id']))
  let loaded: Promise<readonly (StoredRecord | undefined)[]> | undefined = known && Promise.resolve(known)
  const whole = (): Promise<readonly (StoredRecord | undefined)[]> => (loaded ??= loadWhole(reader, entity, ids))
  let claims: Promise<ReadonlyMap<string, Refusal>> | undefined
  const claimed = (): Promise<ReadonlyMap<string, Refusal>> => (claims ??= claimRefusals(reader.db, entity, caller.id, ids))
  const judged = await Promise.all(
    actionsOf(entity, asked).map(async (action): Promise<Judged> => {
      const held = hidden.flatMap((each, at) =>
        decide(caller, action.guard, subjectIn(entity, each)).allowed &&
        isOffered(reader.product, entity, action, each[reader.product.person.role])
          ? [at]
          : [],
      )
      return { action, held: new Set(held), refusals: await refusalsOf({ reader, call, hidden, whole, claimed }, action, held) }
    }),
  )
  answers.forEach((answer, at) => {
    const held = judged.filter((each) => each.held.has(at))
    if (asked.can) answer['can'] = held.map((each) => abilityOf(each, at))
    if (asked.canInList) answer['canInList'] = held.filter((each) => isInList(entity, each.action)).map((each) => abilityOf(each, at))
  })
}
