// Operations of no entity: whoever has no session, or not their right, is refused.
import type { Client } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manifest } from './gateModel.ts'
import { rootsOf } from './oracle/readAnswer.ts'
import { staffRights } from './oracle/rights.ts'
import { ask, codesOf } from './server/ask.ts'
import { given } from './server/generatedText.ts'
import { openAccess, type Access } from './server/openAccess.ts'
import { sessionOperations } from './sessionOperations.ts'

let access: Access
let manager: Client
beforeAll(async () => {
  access = await openAccess()
  manager = await access.socket('manager')
})
afterAll(() => access.stop())

/** The console's own documents that ask for nothing but this operation. */
const textsOf = (operation: string): readonly string[] =>
  Object.values(manifest).filter(
    (text) =>
      rootsOf(text)
        .map(({ name }) => name.value)
        .join() === operation,
  )

describe('without a session', () => {
  it.each(Object.entries(sessionOperations).flatMap(([name, { open }]) => (open ? [] : [name])))('%s does not run', async (name) => {
    const nobody = await access.socket()
    const answers = []
    for (const text of textsOf(name)) answers.push(codesOf(await ask(nobody, text, given(text, '1'))))
    expect(new Set(answers.map((codes) => codes.join()))).toEqual(new Set(['UNAUTHENTICATED']))
    await nobody.dispose()
  })
})

// Before many are refused: a flood of refusals is counted in one line.
it('what every role may is told to nobody without a right, and who asks leaves one line in the audit', async () => {
  await access.grant('manager', [], manager)
  expect(codesOf(await ask(manager, '{ answer: roleRightsFindAll { role } }'))).toEqual(['DENIED'])
  const lines = () => access.sql("select rule, count from audit_record where outcome = 'DENIED' and operation = 'roleRightsFindAll'")
  await expect.poll(lines).toEqual([{ rule: 'right', count: 1 }])
})

it('what every role may is told to whoever may see it, or give a role, and to nobody else', async () => {
  const told: string[] = []
  for (const right of staffRights(access.oracle.specs)) {
    await access.grant('manager', [right], manager)
    const answer = await ask<{ readonly answer: readonly unknown[] }>(manager, '{ answer: roleRightsFindAll { role rights } }')
    if (answer.data?.answer) told.push(right)
    else expect(codesOf(answer)).toEqual(['DENIED'])
  }
  expect(told.toSorted()).toEqual(['getAnyAuditRecord', 'updateAnyUserRole'])
})
