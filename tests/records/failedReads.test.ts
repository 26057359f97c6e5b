// @vitest-environment happy-dom
// What is on screen outlives a read that fails, and one on its way: somebody may be typing there.
import { afterEach, expect, it } from 'vitest'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { users } from '#generated/entities/users.ts'
import type { DetailModel } from '../../language/model.ts'
import type { Records } from '../../src/records/loadRecords.ts'
import { useRecord } from '../../src/records/useRecord.ts'
import { failureText } from '../../src/records/serverText.ts'
import { useConsole } from '../../src/startUp/useConsole.ts'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'
import type { Rendered } from './renderHook.ts'

const person: Records = { entity: users, documents: usersDocuments, changes: async () => usersChanges }
const detail = users.details[0] as DetailModel
const record = sampleRecord(users, '42')

let rendered: Rendered<unknown> | undefined
afterEach(() => rendered?.end())

/** A profile whose server says what says() says. */
const open = async (says: () => unknown) => {
  const made = await renderHook(
    () => ({ ...useRecord(person, detail, '42'), session: useConsole().session }),
    () => says(),
    { rights: ['getAnyUserInfo'] },
  )
  rendered = made
  return made
}
const fault = (): never => {
  throw [{ message: 'Something went wrong' }]
}
const broken = (): never => {
  throw new Error('Socket closed (1006)')
}

it.each([
  ['that the server fails at', fault],
  ['whose connection breaks', broken],
])('a record stays through a second read %s, and through a third, and says so', async (_which, fails) => {
  let says: () => unknown = () => record
  const { now, tell } = await open(() => says())
  says = fails
  for (let again = 0; again < 2; again += 1) {
    await tell({ entity: 'User', id: '42' })
    expect(now().record?.id).toBe('42')
    expect(now().error).toBeUndefined()
    expect(now().outdated).toBeDefined()
  }
  says = () => record
  await tell({ entity: 'User', id: '42' })
  expect(now().record?.id).toBe('42')
  expect(now().outdated).toBeUndefined()
})

it('a record that could not be read at all is an error, never one that is not there', async () => {
  const { now } = await open(fault)
  expect(now().record).toBeUndefined()
  expect(failureText(now().error, (key) => key)).toBe('Something went wrong')
})

it('a record stays while it is read under other rights', async () => {
  let coming = (): void => undefined
  let says: () => unknown = () => record
  const { now, does } = await open(() => says())
  says = async () => new Promise((resolve) => (coming = () => resolve(record)))
  await does(() => now().session.follow(['getAnyUserInfo', 'getAnyFraudInfo']))
  expect(now().record?.id).toBe('42')
  await does(() => coming())
  expect(now().record?.id).toBe('42')
})

it('a record that was removed is gone', async () => {
  let says: () => unknown = () => record
  const { now, tell } = await open(() => says())
  says = () => null
  await tell({ entity: 'User', id: '42' })
  expect(now().record).toBeNull()
})
