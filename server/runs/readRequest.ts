// What a console asks to have done to many records: a list's own question says which, the change's own document says what. Both pass the gate.
import { grouped } from '../../language/fields/money.ts'
import { listsOf, runnable } from '../../language/lists.ts'
import type { ActionModel } from '../../language/model.ts'
import { candidatesOf } from '../actions/beginAction.ts'
import { inputFieldsOf } from '../actions/inputFields.ts'
import type { Gate } from '../authorize/gate.ts'
import type { Call } from '../call.ts'
import { Fault } from '../Fault.ts'
import type { Connection } from '../socket/Connection.ts'
import { isBag, type Bag } from '../isBag.ts'

export interface Picked {
  readonly ids: readonly string[] | undefined
  readonly except: readonly string[]
  /** Of an earlier run, those that were done or were not. */
  readonly of: { readonly run: string; readonly done: boolean } | undefined
}

export interface RunRequest {
  /** Which records: the list's question. */
  readonly list: Call
  /** What is done to each; its record does not count. */
  readonly change: Call
  readonly actions: readonly [ActionModel, ...ActionModel[]]
  readonly picked: Picked
}

/** One run holds so many records. */
export const maxRecords = 20_000

const bagAt = (value: unknown, name: string): Bag => {
  if (!isBag(value)) throw new Fault('BAD_REQUEST', `Not what is expected: ${name}`)
  return value
}

export const tooMany = (): Fault => new Fault('LIMIT', `At most ${maxRecords} records at once`, 'errors.runTooLong', [grouped(maxRecords)])

const textsAt = (value: unknown): readonly string[] | undefined => {
  if (!Array.isArray(value)) return undefined
  if (value.length > maxRecords) throw tooMany()
  return value.map(String)
}

const pickedIn = ({ ids, except, of, done }: Bag): Picked => ({
  ids: textsAt(ids),
  except: textsAt(except) ?? [],
  of: typeof of === 'string' ? { run: of, done: done === true } : undefined,
})

/** @throws Fault where the list does not offer it to be run over many, or it takes what is kept nowhere */
const ensureRunnable = (list: Call, change: Call, actions: readonly ActionModel[]): void => {
  const { entity, operation } = list
  if (entity.list?.operation !== operation.name || change.entity !== entity)
    throw new Fault('BAD_REQUEST', 'A list and a change of its records are expected')
  const offered = new Set(listsOf(entity).flatMap(([, each]) => runnable(entity, each)))
  const { secret } = inputFieldsOf(change)
  const typed = Object.keys(bagAt(change.args['input'] ?? {}, 'input'))
  if (!actions.every((each) => offered.has(each)) || typed.some((name) => secret.has(name)))
    throw new Fault('BAD_REQUEST', 'This is done to one record at a time', 'refusals.notForMany')
}

/** @throws Fault, or InvalidInput of what the change is asked with */
export const readRequest = async (
  gate: Pick<Gate, 'admit'>,
  connection: Connection,
  args: Bag,
  on: 'query' | 'mutation',
): Promise<RunRequest> => {
  const rows = bagAt(args['rows'], 'rows')
  const list = await gate.admit(connection, bagAt(rows['list'], 'list'))
  const change = await gate.admit(connection, bagAt(args['change'], 'change'), on)
  const actions = candidatesOf(change)
  ensureRunnable(list, change, actions)
  return { list, change, actions, picked: pickedIn(rows) }
}
