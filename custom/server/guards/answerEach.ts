// How guards answer: one answer a record, in their order; an action without record gets one answer.
import { Refusal } from '../../../server/kit.ts'
import type { Guard, GuardCall, StoredRecord } from '../../../server/kit.ts'
import { textOf } from '../textOf.ts'

type Answer = Refusal | undefined

/** No, because of the rule of that name: its text is guards.<name>. */
export const refuse = (rule: string, params: readonly string[] = []): Refusal => new Refusal(rule, `guards.${rule}`, params)

/** A guard that looks at each record by itself. */
export const eachRecord =
  (judge: (record: StoredRecord, call: GuardCall) => Answer): Guard =>
  async (call) =>
    onRecords(call, (record) => judge(record, call))

/** Answers in the order of the records; an action that has none is let pass. */
export const onRecords = (call: GuardCall, judge: (record: StoredRecord) => Answer): readonly Answer[] => {
  if (call.action.on === 'list') return [undefined]
  return call.records.map(judge)
}

/** The user that a record is about: the user itself, or who its field `user` names. */
export const userOf = ({ entity }: GuardCall, record: StoredRecord): string => (entity.name === 'User' ? record.id : textOf(record['user']))

export const usersOf = (call: GuardCall): readonly string[] => [...new Set(call.records.map((record) => userOf(call, record)))]
