// Guards of whoever is paid: not oneself, not under fraud review, not more than is there, not to an account changed unseen (domain 1, 7.5, 7.6).
import { Refusal, type AnyGuard, type AnyGuardCall, type Guard, type GuardCall, type Judged, type Tick } from '../../../server/kit.ts'
import { mask } from '../../../language/fields/masked.ts'
import { requireNamed } from '../../../language/named.ts'
import { partFieldAt } from '../../../language/partFields.ts'
import { refusedByEarnings, refusedByPayable } from '../money/bears.ts'
import { minorIn } from '../money/credits.ts'
import { favours, type Favoured } from '../people/favours.ts'
import { isBarred } from '../people/isBarred.ts'
import { isId, onRecords, refuse, refuseUnticked, userOf, type Answer } from './answerEach.ts'
import { payeeFacts, type PayeeCall, type PayeeFacts } from './payeeFacts.ts'
import { payeeChanges } from '../payouts/payeeCopy.ts'
import { payeeHeldBefore, payeePaths, watchedDays } from '../payouts/payeeHeldBefore.ts'

const masked = (value: string | null | undefined): string => mask(value ?? '', 4)

/** Two masks that read alike tell nothing apart: that is said. A mask without its end says nothing of it. */
const endAlike = (one: string, other: string): boolean => one === other && one !== mask('', 4)

/** As the dialog lists them: text keys of the fields' labels. */
const labelled = ({ entities }: AnyGuardCall['product'], paths: readonly string[]): string =>
  paths.map((path) => `@${partFieldAt(requireNamed(entities, 'User'), path)?.field.label ?? path}`).join(' ')

const aboutPayee =
  <J extends Judged & { readonly record: PayeeCall['records'][number] }>(
    judge: (payee: PayeeFacts, record: J['record'], call: AnyGuardCall<J>) => Answer,
  ): AnyGuard<J> =>
  async (call) => {
    const facts = await payeeFacts(call)
    return onRecords(call, (record) => {
      const payee = facts.get(userOf(call, record))
      return payee && judge(payee, record, call)
    })
  }

/** Whom it is for. On the list the user is an input, known when the action runs. */
const favoured = ({ action, entity, input, records }: GuardCall<'notInOwnFavour'>): readonly Favoured[] => {
  if (action.on === 'list') return isId(input?.user) ? [{ user: input.user }] : []
  if (entity.name === 'User') return records.map(({ id }) => ({ user: id }))
  return records.map((record) => ({ user: userOf({ entity }, record), asked: record.createTime }))
}

/** For oneself, or for someone one referred. */
export const notInOwnFavour: Guard<'notInOwnFavour'> = async (call) => {
  const answers = await favours(call.tx, call.viewer, favoured(call))
  const told = answers.map((each) => (each ? refuse('notInOwnFavour') : undefined))
  return call.action.on === 'list' ? [told[0]] : told
}

export const payeeNotFraud: Guard<'payeeNotFraud'> = aboutPayee(({ fraud }) => (isBarred(fraud) ? refuse('payeeNotFraud') : undefined))

export const payeeNotDeleted: Guard<'payeeNotDeleted'> = aboutPayee(({ status }) =>
  status === 'DELETED' ? refuse('payeeNotDeleted') : undefined,
)

/** Passed by a tick: the creator is disabled, one pays nevertheless. */
export const payeeEnabled: Guard<'payeeEnabled'> = aboutPayee(({ status }) =>
  status === 'DISABLED' ? refuseUnticked('payeeEnabled') : undefined,
)

export const earningsSuffice: Guard<'earningsSuffice'> = aboutPayee((payee, record) => refusedByEarnings(payee, minorIn(record.gross)))

export const payableSuffices: Guard<'payableSuffices'> = aboutPayee((payee, record) => refusedByPayable(payee, minorIn(record.gross)))

/** What was changed, and where the money goes. */
const changedPayee = (accounts: readonly [string, string], same: boolean, changed: string): Omit<Tick, 'name'> => {
  if (same) return { template: 'ticks.payeeUnchangedAccount', params: [accounts[0], changed] }
  return { template: endAlike(...accounts) ? 'ticks.payeeUnchangedAlike' : 'ticks.payeeUnchanged', params: [...accounts, changed] }
}

/**
 * Passed by a tick that says what was changed and names both masked accounts. The tick carries whose payee information it is, and its version:
 * whoever changes it once more between preview and click makes the tick worthless, and it is asked again.
 */
export const payeeUnchanged: Guard<'payeeUnchanged'> = aboutPayee((facts, record, { product }) => {
  const paths = payeeChanges(facts.payee, record)
  if (paths.length === 0) return undefined
  const same = !paths.includes('payee.accountIdentifier')
  const says = changedPayee([masked(record.account), masked(facts.payee[1])], same, labelled(product, paths))
  return new Refusal('payeeUnchanged', 'guards.payeeUnchanged', [], [{ name: `payeeUnchanged:${facts.id}:${facts.payeeVersion}`, ...says }])
})

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

/**
 * A payment outside the queue has no copy of the payee to be compared with: what was changed during the last days is asked about instead.
 * Passed by a tick that carries the version of the payee information: whoever changes it once more makes the tick worthless.
 */
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
