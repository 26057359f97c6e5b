// Begins a run: what the plan said, if it still says so, is kept with its records; whoever has a hand free does it.
import { grouped } from '../../language/fields/money.ts'
import { refusedAnswer } from '../actions/answers.ts'
import { ensureKey } from '../actions/operationKey.ts'
import { Refusal } from '../actions/Refusal.ts'
import type { Announcing } from '../live/announcing.ts'
import type { Answer } from '../queries/selectPaths.ts'
import type { Reader } from '../reader.ts'
import { makePlan } from './makePlan.ts'
import type { RunRequest } from './readRequest.ts'
import { findBegun, type Begun } from './runTable.ts'
import { beginningOf, storeRun } from './storeRun.ts'

export interface Starting {
  readonly reader: Reader
  readonly announcing: Announcing
  /** Nobody waits for the next look. */
  readonly kick: () => void
}

const started = ({ id, count }: Begun): Answer => ({ __typename: 'RunStarted', id, count })

/** The person saw another number than it is by now. */
export const planChanged = (count: number): Refusal => new Refusal('planChanged', 'refusals.planChanged', [grouped(count)])

/**
 * @param count how many the plan said
 * @returns an object of the contract's RunStart
 */
export const startRun = async (
  { reader, announcing, kick }: Starting,
  request: RunRequest,
  count: number,
  key: unknown,
): Promise<Answer> => {
  ensureKey(key)
  const beginning = beginningOf({ request, key, by: 'runsStart' })
  const known = await findBegun(reader.db, beginning)
  if (known) return started(known)
  const { invalid, eligible } = await makePlan(reader, request)
  if (invalid || eligible.length === 0 || eligible.length !== count) {
    // Asked again while the first was under way: that one is begun by now, and some of its records are done.
    const meanwhile = await findBegun(reader.db, beginning)
    return meanwhile ? started(meanwhile) : (invalid ?? refusedAnswer(reader.product, planChanged(eligible.length)))
  }
  const { begun, events } = await storeRun(reader, { by: 'runsStart', action: 'startRun', request, eligible, key })
  announcing.tell(events)
  kick()
  return started(begun)
}
