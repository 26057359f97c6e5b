// @vitest-environment happy-dom
// What is on screen outlives a read that fails, and one on its way: somebody may be typing there.
import { useState } from 'react'
import { expect, it } from 'vitest'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { users } from '#generated/entities/users.ts'
import type { DetailModel, ListModel } from '../../language/model.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import { useRecord } from '../../src/client/records/useRecord.ts'
import type { ListParams } from '../../language/listAddress.ts'
import { useList, type ListState } from '../../src/screens/lists/useList.ts'
import { useRelated } from '../../src/screens/lists/useRelated.ts'
import { failureText } from '../../src/client/records/serverText.ts'
import { useConsole } from '../../src/client/useConsole.ts'
import { sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { renderHook } from './renderHook.ts'

const person: Records = { entity: users, documents: usersDocuments, changes: async () => usersChanges }
const detail = users.details[0] as DetailModel
const record = sampleRecord(users, '42')

/** A profile whose server says what says() says. */
const open = async (says: () => unknown) => {
  const made = await renderHook(
    () => ({ ...useRecord(person, detail, '42'), session: useConsole().session }),
    () => says(),
    { rights: ['getAnyUserInfo'] },
  )
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

const list = users.list as ListModel
const somewhere = { search: '', filters: {}, first: 25 } as unknown as ListParams

type Rows = Pick<ListState, 'rows' | 'error' | 'outdated' | 'reload'>

it.each<[string, () => Rows]>([
  ['a list', () => useList(person, list, somewhere)],
  ['records of another', () => useRelated(person, 'referring.referrer', '7')],
])('%s stays while reading it again fails, and says so', async (_which, use) => {
  let says: () => unknown = () => stretchOf([record])
  const made = await renderHook(use, () => says(), { rights: ['getAnyUserInfo'] })
  says = fault
  await made.does(() => made.now().reload())
  expect(made.now().rows.map(({ id }) => id)).toEqual(['42'])
  expect([made.now().error, failureText(made.now().outdated, (key) => key)]).toEqual([undefined, 'Something went wrong'])
  says = () => stretchOf([])
  await made.does(() => made.now().reload())
  expect([made.now().rows, made.now().outdated]).toEqual([[], undefined])
})

it('records of another stay while more of them are read', async () => {
  let come = (): void => undefined
  const more = async () => new Promise((resolve) => (come = () => resolve(stretchOf([record, sampleRecord(users, '43')]))))
  const useSome = () => {
    const [first, setFirst] = useState(1)
    return { ...useRelated(person, 'referring.referrer', '7', { first }), setFirst }
  }
  const made = await renderHook(useSome, (_name, { first }) => (first === 1 ? stretchOf([record]) : more()), { rights: ['getAnyUserInfo'] })
  const shown = () => [made.now().rows.map(({ id }) => id), made.now().loading]
  await made.does(() => made.now().setFirst(2))
  expect(shown()).toEqual([['42'], false])
  await made.does(() => come())
  expect(shown()).toEqual([['42', '43'], false])
})

it('a list that its viewer may read no more is gone', async () => {
  let says: () => unknown = () => stretchOf([record])
  const made = await renderHook(
    () => useList(person, list, somewhere),
    () => says(),
    { rights: ['getAnyUserInfo'] },
  )
  says = () => {
    throw [{ message: 'Authorization error', extensions: { code: 'DENIED' } }]
  }
  await made.does(() => made.now().reload())
  expect(made.now().rows).toEqual([])
  expect(made.now().error).toBeDefined()
})
