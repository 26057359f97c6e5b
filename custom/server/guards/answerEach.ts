// How guards answer: one answer a record, in their order; an action without record gets one answer.
import { Refusal, type AnyGuard, type AnyGuardCall, type Judged } from '../../../server/kit.ts'

export type Answer = Refusal | undefined

/** No, because of the rule of that name: its text is guards.<name>. */
export const refuse = (rule: string, params: readonly string[] = []): Refusal => new Refusal(rule, `guards.${rule}`, params)

/** No, until somebody says that it is meant: its texts are guards.<name> and ticks.<name>. */
export const refuseUnticked = (rule: string, params: readonly string[] = []): Refusal =>
  new Refusal(rule, `guards.${rule}`, params, [{ name: rule, template: `ticks.${rule}`, params }])

/** A guard that looks at each record by itself. */
export const eachRecord =
  <J extends Judged>(judge: (record: J['record'], call: AnyGuardCall<J>) => Answer): AnyGuard<J> =>
  async (call) =>
    onRecords(call, (record) => judge(record, call))

/** Answers in the order of the records; an action that has none is let pass. */
export const onRecords = <J extends Judged>(call: AnyGuardCall<J>, judge: (record: J['record']) => Answer): readonly Answer[] => {
  if (call.action.on === 'list') return [undefined]
  return call.records.map(judge)
}

/** Whether it can be the id of a record: guards are asked before what was typed is checked. */
export const isId = (text: unknown): text is string => typeof text === 'string' && /^[0-9]{1,18}$/.test(text)

/** A user, or what has one. */
export interface OfUser {
  readonly id: string
  readonly user?: string | null | undefined
}

/** The user that a record is about: the user itself, or who its field `user` names. */
export const userOf = ({ entity }: Pick<AnyGuardCall, 'entity'>, record: OfUser): string =>
  entity.name === 'User' ? record.id : (record.user ?? '')

export const usersOf = (call: Pick<AnyGuardCall, 'entity'> & { readonly records: readonly OfUser[] }): readonly string[] => [
  ...new Set(call.records.map((record) => userOf(call, record))),
]
