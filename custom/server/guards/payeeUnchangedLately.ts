// A payment outside the queue has no copy of the payee to be compared with: what was changed during the last days is asked about instead (domain 7.5).
import { Refusal, type Guard, type Tick } from '../../../server/kit.ts'
import { payeeHeldBefore, payeePaths, watchedDays } from '../payouts/payeeHeldBefore.ts'
import { onRecords } from './answerEach.ts'
import { endAlike, labelled, masked } from './payeeWords.ts'

const account = 'payee.accountIdentifier'

type Held = ReadonlyMap<string, string | null>

/** What was changed; of an account that was another one, both, masked. */
const lately = (held: Held, now: string | null | undefined, changed: string): Omit<Tick, 'name'> => {
  const [told, was] = [[String(watchedDays), changed], held.get(account)]
  if (was === undefined || was === null) return { template: 'ticks.payeeUnchangedLately', params: told }
  const params = [...told, was, masked(now)] as const
  const alike = endAlike(was, masked(now))
  return { template: alike ? 'ticks.payeeUnchangedLatelyAlike' : 'ticks.payeeUnchangedLatelyAccount', params }
}

/** Passed by a tick that carries the version of the payee information: whoever changes it once more makes the tick worthless. */
export const payeeUnchangedLately: Guard<'payeeUnchangedLately'> = async (call) => {
  const changed = await payeeHeldBefore(call.tx, call.records)
  return onRecords(call, (record) => {
    const held = changed.get(record.id)
    if (!held || held.size === 0) return undefined
    const paths = payeePaths.filter((path) => held.has(path))
    const words = labelled(call.product, paths)
    const tick = { name: `payeeUnchangedLately:${record.id}:${record['payee.version']}`, ...lately(held, record[account], words) }
    return new Refusal('payeeUnchangedLately', 'guards.payeeUnchangedLately', [String(watchedDays)], [tick])
  })
}
