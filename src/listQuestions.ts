// What each list asks where it is opened at its plain address, worked out by the console's own code: the page asks it before that code has come.
import { person, rights } from '#generated/access.ts'
import { sessionDocuments } from '#generated/documents/session.ts'
import { screens } from '#generated/routes.ts'
import type { Guard } from '../language/access.ts'
import type { ScreenModel } from '../language/model.ts'
import type { Rule } from '../language/requirement.ts'
import { screenKind } from '../language/screens/index.ts'
import { loadRecords } from './client/records/loadRecords.ts'
import { payloadOf } from './client/payloadOf.ts'
import { firstQuestion } from './screens/lists/listQuestion.ts'

/** Each way to fulfil it as the rights that it takes. */
const waysOf = (rule: Rule): readonly (readonly string[])[] => {
  if ('right' in rule) return [[rule.right]]
  if ('anyOf' in rule) return rule.anyOf.flatMap(waysOf)
  if ('allOf' in rule)
    return rule.allOf.length === 0
      ? []
      : rule.allOf.map(waysOf).reduce((all, next) => all.flatMap((way) => next.map((more) => [...way, ...more])))
  return 'anyone' in rule || 'anyStaff' in rule ? [[]] : []
}

const guardWays = (guards: Readonly<Record<string, Guard>>) =>
  Object.fromEntries(Object.entries(guards).map(([name, { rule }]) => [name, waysOf(rule)]))

/** Somebody who may everything: what others may not is left out of it by the page. */
const viewer = { id: '', role: '', staff: true, rights: new Set(rights.map(({ name }) => name)) }

const questionAt = async ({ path, entity = '', guard }: ScreenModel) => {
  const records = await loadRecords(entity)
  const { starts = {}, guards = {} } = records.entity.list ?? {}
  // What counts from today is known on that day, where the reader is.
  if (Object.values(starts).some((start) => 'days' in start)) return []
  const question = firstQuestion(records, new URLSearchParams(), viewer)
  return question ? [{ path, ways: waysOf(guard.rule), guards: guardWays(guards), payload: question.payload }] : []
}

const lists = screens.filter(
  (screen) => screenKind(screen).shows === 'records' && screen.entity !== undefined && !screen.path.includes(':'),
)

/** What the page says first (scripts/beginPage.ts). */
export const conversation = {
  staff: person.staff,
  live: payloadOf({ query: sessionDocuments.Changes, operationName: 'Changes' }, { auto: true }),
  lists: (await Promise.all(lists.map(questionAt))).flat(),
}
