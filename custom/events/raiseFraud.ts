// A signal of fraud: puts a user under review, where one is not already (domain 5.4).
import { Refusal, type Work } from '../../server/kit.ts'
import { happen, type World } from '../server/world.ts'
import { find, write, type RecordOf } from '../server/store.ts'

/** After a passed review only a chargeback raises another. */
export type Signal = 'chargeback' | 'deposits' | 'location'

export interface FraudSignal {
  readonly user: string
  readonly signal: Signal
  /** What was seen, in words for the staff. */
  readonly detail: string
}

const raises = (status: RecordOf<'User'>['fraud.status'], signal: Signal): boolean =>
  status === 'UNKNOWN' || (status === 'PASSED' && signal === 'chargeback')

/** As one step of a larger event. Gives whether the user is newly under review. */
export const noteSignal = async (work: Work, { user: id, signal, detail }: FraudSignal): Promise<boolean> => {
  // Locked: what staff decide at the same moment, or another signal, is not written over.
  const [fraud] = await find(work, 'User.fraud', { id }, 'no key update')
  if (!fraud) throw new Refusal('unknownUser', 'refusals.gone')
  const status = fraud['fraud.status']
  const raised = raises(status, signal)
  const signals = [...(fraud['fraud.signals'] ?? []), `${work.time} ${signal}: ${detail}`.slice(0, 300)].slice(-50)
  await write(work, 'User.fraud', id, { signals, ...(raised ? { status: 'POSSIBLE', changedTime: work.time, changedBy: null } : {}) })
  return raised
}

export const raiseFraud = (world: World, signal: FraudSignal): Promise<boolean> =>
  happen(world, { name: 'raiseFraud', entity: 'User', record: signal.user }, (work) => noteSignal(work, signal))
