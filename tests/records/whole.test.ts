// @vitest-environment happy-dom
// The whole of a masked value, as the console asks for it: whose operation, under which key, and when it is forgotten.
import { expect, it } from 'vitest'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { users } from '#generated/entities/users.ts'
import type { EntityModel, FieldModel } from '../../language/model.ts'
import { fieldAt } from '../../src/client/records/fieldAt.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { useWhole } from '../../src/actions/Whole.tsx'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const entity: EntityModel = users
const records: Records = { entity, documents: usersDocuments, changes: async () => usersChanges }
const field = fieldAt(entity, 'payee.accountIdentifier') as FieldModel
const person = sampleRecord(entity, '5') as unknown as Row
const whole = 'DE89370400440532013000'

const open = async (serve: () => unknown, record = () => person) => {
  const made = await renderHook(() => useWhole({ records, record: record() }, field), serve)
  return made
}

it('is asked of the part’s own operation, by the field’s own name', async () => {
  const { now, asked, does } = await open(() => ({ __typename: 'Revealed', value: whole }))
  await does(() => now().ask('He asked'))
  expect(now()).toMatchObject({ whole, busy: false, problem: undefined })
  expect(asked.map(({ name, variables }) => [name, { ...variables, key: typeof variables['key'] }])).toEqual([
    ['PayeeInfoReveal', { id: '5', key: 'string', field: 'accountIdentifier', reason: 'He asked' }],
  ])
})

it('is asked again under the same key only where the end is unknown and the reason the same', async () => {
  const ends: (() => unknown)[] = [
    () => Promise.reject(new Error('Socket closed')),
    () => Promise.reject(new Error('Socket closed')),
    () => ({ __typename: 'Gone', id: '5' }),
    () => ({ __typename: 'Gone', id: '5' }),
  ]
  const { now, asked, does } = await open(() => ends.shift()?.())
  for (const reason of ['one', 'one', 'two', 'two']) {
    await does(() => now().ask(reason))
    expect(now()).toMatchObject({ whole: undefined, busy: false, problem: expect.any(String) as unknown })
  }
  const [first, second, third, fourth] = asked.map(({ variables }) => variables['key'])
  expect(second).toBe(first)
  expect(new Set([second, third, fourth]).size).toBe(3)
})

it('asks for the password where the server does, and sends it beside the reason until it is right', async () => {
  const many = {
    __typename: 'Invalid',
    errors: [{ field: 'currentPassword', code: 'required', template: 'errors.manyShown', params: [], message: 'the password, please' }],
  }
  const ends = [many, { __typename: 'Revealed', value: whole }]
  const { now, asked, does } = await open(() => ends.shift())
  expect(now().asksPassword).toBe(false)
  await does(() => now().ask('He asked'))
  expect(now()).toMatchObject({ whole: undefined, asksPassword: true, problem: expect.stringContaining('password') as unknown })
  await does(() => now().ask('He asked', 'a horse'))
  expect(now()).toMatchObject({ whole, asksPassword: false, problem: undefined })
  expect(asked.map(({ variables }) => variables['currentPassword'])).toEqual([undefined, 'a horse'])
})

it('is forgotten when the record changes', async () => {
  let record = person
  const { now, does } = await open(
    () => ({ __typename: 'Revealed', value: whole }),
    () => record,
  )
  await does(() => now().ask('He asked'))
  expect(now().whole).toBe(whole)
  record = { ...person, payee: { ...(person['payee'] as object), version: 2 } }
  // What was asked of the record as it was is not shown of the one that is there now.
  await does(() => now().ask('He asked once more'))
  expect(now().whole).toBeUndefined()
  await does(() => now().ask('And again'))
  expect(now().whole).toBe(whole)
})
