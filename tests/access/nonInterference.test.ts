// A07: what one may not read changes nothing that one is told: the same questions before and after a hidden value was changed are answered the same, byte for byte.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { model } from './gateModel.ts'
import { staffRights } from './oracle/rights.ts'
import { ask } from './server/ask.ts'
import { openAccess } from './server/openAccess.ts'
import type { Access } from './server/openAccess.ts'
import { randomQuestions } from './randomQuestions.ts'

/** What is hidden without a right, and how it is changed behind everybody's back. */
const hidden: readonly (readonly [right: string, change: string])[] = [
  [
    'getAnyPersonalInfo',
    "update users_personal set first_name = 'changed', last_name = 'changed', city = 'changed', phone = '+49' || id, country = 'FR', region = null",
  ],
  ['getAnyFraudInfo', "update users_fraud set status = case when id % 2 = 0 then 'FRAUD' else 'POSSIBLE' end, comment = 'changed'"],
  ['getAnyVerification', "update users_verification set status = 'APPROVED', reason = 'changed'"],
  ['getAnyTransaction', 'update users_balance set wallet = wallet + 17 * id, earnings = 99, total = wallet + 99'],
  ['getAnyPayeeInfo', "update users_payee set holder_name = 'changed', tax_id = 'changed', country = 'FR', comment = 'changed'"],
  ['getAnyMessagePrice', 'update users_earnings set payout_percent = 3 + id % 50'],
  ['getAnyUserReferring', 'update users_referring set referrer_id = 3'],
]

let access: Access
let admin: Client

beforeAll(async () => {
  access = await openAccess()
  admin = await access.socket('admin')
})
afterAll(() => access.stop())

/** Actions whose specs say what their refusals tell. */
const declared = new Set(
  model.entities.flatMap(({ actions }) => actions.flatMap(({ path, discloses }) => (discloses === undefined ? [] : [path]))),
)
const plain = (name: string, value: unknown): unknown =>
  (name === 'can' || name === 'canInList') && Array.isArray(value)
    ? value.filter((each: { readonly action: string }) => !declared.has(each.action))
    : value

/** Whoever may change what he may not read learns by trying; so the whole area is taken away. */
const without = (right: string): ReadonlySet<string> => {
  const area = Object.values(access.oracle.specs.access.areas).find(({ any = [] }) => any.includes(right))?.any ?? []
  return new Set(staffRights(access.oracle.specs).filter((each) => !area.includes(each)))
}

/** Answers as they came, errors without their ids. */
const answersTo = async (questions: readonly string[]): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const text of questions) {
    const { data, errors = [] } = await ask(admin, text)
    answers.push(JSON.stringify([data ?? null, errors.map(({ message, path, extensions }) => [message, path, extensions?.code])], plain))
  }
  return answers
}

describe('without the right to read it, a change shows nowhere', () => {
  it.each(hidden)('%s', { timeout: 300_000 }, async (right, change) => {
    const rights = without(right)
    await access.grant('admin', rights, admin)
    const questions = randomQuestions({
      oracle: access.oracle,
      model,
      person: { role: 'admin', rights },
      ids: access.ids,
      seed: right.length,
      count: 200,
    })
    const before = await answersTo(questions)
    await access.sql(change)
    const after = await answersTo(questions)
    expect(before.filter((each) => !each.startsWith('[null') && !each.startsWith('[{"answer":null')).length).toBeGreaterThan(100)
    const told = questions.flatMap((text, at) =>
      before[at] === after[at] ? [] : [`${text}\n  ${before[at]?.slice(0, 600)}\n  ${after[at]?.slice(0, 600)}`],
    )
    expect(told.slice(0, 3)).toEqual([])
  })
})
