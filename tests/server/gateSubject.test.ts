// Whom an operation is about, as far as that is known before it runs: whoever it is has own… rights there, and nobody else.
import type { Pool } from 'pg'
import { describe, expect, it } from 'vitest'
import { named } from '../../language/named.ts'
import { findSubject } from '../../server/authorize/findSubject.ts'
import { product } from '../../server/product.ts'

/** A database that knows one record's person, and what it was asked. */
const openStore = (subject: string | null | undefined) => {
  const asked: unknown[] = []
  const query = async (_sql: string, values: unknown): Promise<{ readonly rows: readonly object[] }> => {
    asked.push(values)
    return { rows: subject === undefined ? [] : [{ subject }] }
  }
  return { asked, pool: { query } as unknown as Pool }
}

const find = async (operation: string, args: Readonly<Record<string, unknown>>, stored?: string | null) => {
  const asks = named(product.operations, operation)
  const entity = named(product.entities, asks?.entity ?? '')
  if (!asks || !entity) throw new Error(`no operation ${operation}`)
  const { asked, pool } = openStore(stored)
  return { subject: await findSubject(pool, asks, entity, args), asked }
}

describe('it is about', () => {
  it.each([
    ['the person whose record it is', 'usersFindById', { id: '5' }, '5'],
    ['the person whose file comes', 'usersGetAvatarUploadUrl', { id: '5' }, '5'],
    ['whoever is said of what is made', 'userNotesCreate', { input: { author: '5' } }, '5'],
    ['the one person that a list is narrowed to', 'messagesSearch', { filter: { staffAuthor: ['5'] } }, '5'],
  ])('%s, and nothing is looked up', async (_who, operation, args, subject) => {
    expect(await find(operation, args, '6')).toEqual({ subject, asked: [] })
  })

  it('the person of the record that is stored', async () => {
    expect(await find('runsPause', { id: '7' }, '5')).toEqual({ subject: '5', asked: [['7']] })
  })
})

describe('it is about nobody known', () => {
  it.each<readonly [string, string, Readonly<Record<string, unknown>>]>([
    ['where a list is not narrowed', 'messagesSearch', {}],
    ['where its filter is none', 'messagesSearch', { filter: null }],
    ['where a list is narrowed to several', 'messagesSearch', { filter: { staffAuthor: ['5', '6'] } }],
    ['where a list is narrowed to none', 'messagesSearch', { filter: { staffAuthor: [] } }],
    ['where it is narrowed by no id', 'messagesSearch', { filter: { staffAuthor: [5] } }],
    ['where it is narrowed by another field', 'messagesSearch', { filter: { thread: ['5'] } }],
    ['where what is made says nobody', 'userNotesCreate', { input: {} }],
    ['where it is said beside what is made', 'userNotesCreate', { author: '5', input: null }],
    ['where a person is made, who has no id yet', 'usersCreate', { input: { id: '5' } }],
    ['where nothing is made', 'runsPause', { input: { actor: '5' }, actor: '5' }],
    ['where records are about nobody', 'payoutRequestsFindById', { id: '5' }],
  ])('%s', async (_where, operation, args) => {
    expect(await find(operation, args, '5')).toEqual({ subject: undefined, asked: [] })
  })

  it.each([
    ['where there is no record', undefined],
    ['where it has no person', null],
  ])('%s', async (_where, stored) => {
    expect((await find('runsPause', { id: '7' }, stored)).subject).toBeUndefined()
  })
})
