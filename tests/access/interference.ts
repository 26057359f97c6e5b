// The same questions before and after something hidden was changed, and what was answered otherwise.
import type { Client } from 'graphql-ws'
import type { Guard } from '../../language/access.ts'
import { model } from './gateModel.ts'
import { staffRights } from './oracle/rights.ts'
import { randomQuestions } from './randomQuestions.ts'
import { ask } from './server/ask.ts'
import type { Access } from './server/openAccess.ts'

/** Actions whose specs say what their refusals tell. */
const declared = new Set(
  model.entities.flatMap(({ actions }) => actions.flatMap(({ path, discloses }) => (discloses === undefined ? [] : [path]))),
)
const plain = (name: string, value: unknown): unknown =>
  (name === 'can' || name === 'canInList') && Array.isArray(value)
    ? value.filter((each: { readonly action: string }) => !declared.has(each.action))
    : value

const rightsIn = (...guards: readonly (Guard | undefined)[]): readonly string[] =>
  guards.flatMap((guard) => [...JSON.stringify(guard ?? {}).matchAll(/"right":"(\w+)"/g)].map(([, right = '']) => right))

/** Rights to change what this one alone reads. */
const changing = (right: string): readonly string[] =>
  model.entities.flatMap(({ parts, actions }) =>
    parts
      .filter(({ read }) => 'right' in read.rule && read.rule.right === right)
      .flatMap(({ name, update }) => rightsIn(update, ...actions.flatMap(({ part, guard }) => (part === name ? [guard] : [])))),
  )

/** Whoever may change what he may not read learns by trying; so the whole area is taken away, and what changes the same from elsewhere. */
const without = (access: Access, right: string): ReadonlySet<string> => {
  const area = Object.values(access.oracle.specs.access.areas).find(({ any = [] }) => any.includes(right))?.any ?? []
  const taken = new Set([right, ...area, ...changing(right)])
  return new Set(staffRights(access.oracle.specs).filter((each) => !taken.has(each)))
}

/** What asking itself changes: the audit grows by it (what that tells is tried by auditSight.test.ts), and a session was last used by it. */
const asked = /auditRecords|staffSessions.*\bused\b/s

/** Answers as they came, errors without their ids. */
const answersTo = async (admin: Client, questions: readonly string[]): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const text of questions) {
    const { data, errors = [] } = await ask(admin, text)
    answers.push(JSON.stringify([data ?? null, errors.map(({ message, path, extensions }) => [message, path, extensions?.code])], plain))
  }
  return answers
}

export interface Interference {
  /** Questions that told something, with both answers. */
  readonly told: readonly string[]
  /** Questions that were answered at all. */
  readonly answered: number
}

/** @param change runs between the questions and their repetition */
export const interferenceOf = async (
  access: Access,
  admin: Client,
  { right, seed, count }: { readonly right: string; readonly seed: number; readonly count: number },
  change: () => Promise<unknown>,
): Promise<Interference> => {
  const rights = without(access, right)
  await access.grant('admin', rights, admin)
  const person = { role: 'admin', rights }
  const questions = randomQuestions({ oracle: access.oracle, model, person, ids: access.ids, seed, count }).filter(
    (text) => !asked.test(text),
  )
  const before = await answersTo(admin, questions)
  await change()
  const after = await answersTo(admin, questions)
  return {
    answered: before.filter((each) => !each.startsWith('[null') && !each.startsWith('[{"answer":null')).length,
    told: questions.flatMap((text, at) =>
      before[at] === after[at] ? [] : [`${text}\n  ${before[at]?.slice(0, 600)}\n  ${after[at]?.slice(0, 600)}`],
    ),
  }
}
