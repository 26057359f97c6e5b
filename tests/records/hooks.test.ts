// @vitest-environment happy-dom
// The behaviour behind lists, dialogs and records, without their looks.
import { describe, expect, it } from 'vitest'
import { tagsChanges } from '#generated/documents/changes/tags.ts'
import { usersChanges } from '#generated/documents/changes/users.ts'
import { tagsDocuments } from '#generated/documents/tags.ts'
import { usersDocuments } from '#generated/documents/users.ts'
import { tags } from '#generated/entities/tags.ts'
import { users } from '#generated/entities/users.ts'
import type { ActionModel, DetailModel, EntityModel, ListModel } from '../../language/model.ts'
import { useAction } from '../../src/actions/useAction.ts'
import { useEdit } from '../../src/actions/useEdit.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { useRecord } from '../../src/client/records/useRecord.ts'
import { anyUnsaved } from '../../src/client/unsaved.ts'
import { useList } from '../../src/screens/lists/useList.ts'
import { useListParams } from '../../src/screens/lists/useListParams.ts'
import { useViewCounts } from '../../src/screens/lists/useViewCounts.ts'
import { previewOf, sampleRecord, stretchOf } from '../browser/records/sampleRecord.ts'
import { renderHook, type Asked } from './renderHook.ts'

const entity: EntityModel = tags
const records: Records = { entity, documents: tagsDocuments, changes: async () => tagsChanges }
const list = entity.list as ListModel
const tag = (id: string, changes: object = {}) => ({ ...sampleRecord(entity, id), ...changes }) as unknown as Row
const actionAt = (path: string) => entity.actions.find((action) => action.path === path) as ActionModel

describe('the place of a list', () => {
  it('moves in the address', async () => {
    const { now, does, address } = await renderHook(
      () => useListParams(),
      () => null,
      { at: '/settings/tags?q=art&after=c' },
    )
    expect(now()[0]).toMatchObject({ search: 'art', after: 'c' })
    await does(() => now()[1]({ search: 'dance' }))
    expect(address()).toBe('?q=dance')
    await does(() => now()[1]({ open: '7' }))
    expect(address()).toBe('?q=dance&open=7')
  })
})

describe('a list', () => {
  const useTags = () => useList(records, list, useListParams()[0])
  const names = (asked: readonly Asked[]) => asked.map((each) => each.name)

  it('reads again the one row that changed, by itself, and says who did it', async () => {
    let title = 'Art'
    const serve = (name: string) => (name === 'TagsRow' ? tag('1', { title, version: 2 }) : stretchOf([tag('1', { title }), tag('2')]))
    const { now, asked, tell } = await renderHook(useTags, serve)
    expect(now().rows.map((row) => row['title'])).toEqual(['Art', expect.any(String)])
    title = 'Arts'
    // An edit: after anything else the total is counted anew, a second later.
    await tell({ entity: 'Tag', id: '1', version: 2, by: 'Kim', action: 'update' })
    expect(now().rows[0]?.['title']).toBe('Arts')
    expect(now().happened.get('1')).toMatchObject({ by: 'Kim', gone: false })
    expect(names(asked)).toEqual(['TagsList', 'TagsRow'])
    expect(asked[1]?.auto).toBe(true)
  })

  it('reads everything at once when much has changed', async () => {
    const many = Array.from({ length: 20 }, (_, at) => tag(String(at)))
    const { asked, does, tell } = await renderHook(useTags, () => stretchOf(many))
    await does(() => many.forEach((row) => void tell({ entity: 'Tag', id: row.id, version: 2, by: 'Kim', action: 'update' })))
    expect(names(asked)).toEqual(['TagsList', 'TagsList'])
  })

  it('reads again what changed while its rows were on their way, as they were before', async () => {
    const old = stretchOf([tag('1', { title: 'Art' }), tag('5', { title: 'Dance' })])
    let come: (answer: unknown) => void = () => undefined
    const promise = new Promise((resolve) => (come = resolve))
    const answers = [stretchOf([tag('1', { title: 'Art' })]), promise]
    const serve = (name: string, { id }: Readonly<Record<string, unknown>>) =>
      name === 'TagsRow' ? tag(String(id), { title: id === '1' ? 'Arts' : 'Dances', version: 2 }) : (answers.shift() ?? old)
    const { now, tell, does } = await renderHook(useTags, serve)
    await does(() => now().reload())
    await tell({ entity: 'Tag', id: '1', version: 2, by: 'Kim' })
    await tell({ entity: 'Tag', id: '5', version: 2, by: 'Kim' })
    await does(() => come(old))
    expect(now().rows.map((row) => row['title'])).toEqual(['Arts', 'Dances'])
    expect(now().happened.get('5')).toMatchObject({ by: 'Kim', gone: false })
  })

  it('counts new records and forgets them with the next read', async () => {
    const { now, tell, does } = await renderHook(useTags, () => stretchOf([tag('1')]))
    await tell({ entity: 'Tag', id: '8', version: 2, created: true })
    await tell({ entity: 'Tag', id: '9', version: 4 })
    await tell({ entity: 'User', id: '10', version: 1, created: true })
    expect(now().fresh).toBe(1)
    await does(() => now().reload())
    expect(now().fresh).toBe(0)
  })

  it('marks what was removed, and what may no longer be read', async () => {
    const { now, tell } = await renderHook(useTags, (name) => (name === 'TagsRow' ? null : stretchOf([tag('1'), tag('2')])))
    await tell({ kind: 'REMOVED', entity: 'Tag', id: '1', by: 'Kim' })
    await tell({ entity: 'Tag', id: '2', version: 2, by: 'Kim' })
    expect([...now().happened.values()].map((each) => each.gone)).toEqual([true, true])
    expect(now().rows.length).toBe(2)
  })

  it('tells of a failed read, and reads again', async () => {
    let broken = true
    const { now, does } = await renderHook(useTags, () => {
      if (broken) throw new Error('no')
      return stretchOf([tag('1')])
    })
    expect(now().error).toBeDefined()
    broken = false
    await does(() => now().reload())
    expect(now().error).toBeUndefined()
    expect(now().rows.length).toBe(1)
  })

  it('counts its views exactly', async () => {
    const views = [
      { name: '', filter: {} },
      { name: 'some', filter: { type: ['category'] } },
    ]
    const sum = (key: string, count: number) => ({ __typename: 'Sum', key, count, sum: null })
    const serve = (_name: string, { filter }: Readonly<Record<string, unknown>>) =>
      filter ? [sum('category', 3)] : [sum('category:a', 3), sum('category:b', 3), sum('other', 4)]
    const { now } = await renderHook(() => useViewCounts(records, views), serve)
    expect([...now()]).toEqual([
      ['', 7],
      ['some', 3],
    ])
  })
})

describe('an opened dialog', () => {
  it('runs once, however often it is asked, and under one key', async () => {
    const saved = { __typename: 'TagSaved', record: tag('5') }
    const { now, asked, does } = await renderHook(
      () => useAction(records, actionAt('create'), undefined, {}),
      (name) => (name === 'TagsCreate' ? saved : previewOf()),
    )
    expect(now().preview.answer?.allowed).toBe(true)
    await does(() => Promise.all([now().run({ title: 'x' }, []), now().run({ title: 'x' }, [])]))
    expect(asked.filter((each) => each.name === 'TagsCreate').length).toBe(1)
    expect(now().outcome?.kind).toBe('saved')
  })

  it('keeps its key over a broken connection, and takes another after a refusal', async () => {
    const answers: unknown[] = [new Error('gone'), { __typename: 'Invalid', errors: [] }, { __typename: 'TagSaved', record: tag('5') }]
    const serve = (name: string) => {
      if (name !== 'TagsCreate') return previewOf()
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer
    }
    const { now, asked, does } = await renderHook(() => useAction(records, actionAt('create'), undefined, {}), serve)
    await does(() => now().run({ title: 'x' }, []))
    expect(now().failure).toBeDefined()
    await does(() => now().run({ title: 'x' }, []))
    await does(() => now().run({ title: 'y' }, ['repeat']))
    const keys = asked.filter((each) => each.name === 'TagsCreate').map((each) => each.variables['key'])
    expect(keys[0]).toBe(keys[1])
    expect(keys[1]).not.toBe(keys[2])
    expect(asked.at(-1)?.variables['ticks']).toEqual(['repeat'])
  })
})

describe('an edit', () => {
  it('is unsaved by value, and travels as a patch', async () => {
    const base = tag('1', { title: 'Art', order: 4 })
    const fields = entity.parts[0]?.fields.filter((field) => ['title', 'order'].includes(field.name)) ?? []
    const done: Row[] = []
    const serve = () => ({ __typename: 'TagSaved', record: tag('1', { title: 'Arts', version: 2 }) })
    const { now, asked, does } = await renderHook(
      () => useEdit({ records, part: '', record: base, fields, onSaved: (row) => done.push(row), onClose: () => undefined }),
      serve,
    )
    expect([now().changed, anyUnsaved()]).toEqual([false, false])
    await does(() => now().setValues({ title: 'Arts', order: 4 }))
    expect([now().changed, anyUnsaved()]).toEqual([true, true])
    await does(() => now().setValues({ title: 'Art', order: 4 }))
    expect([now().changed, anyUnsaved()]).toEqual([false, false])
    await does(() => now().setValues({ title: 'Arts', order: 4 }))
    await does(() => now().save())
    expect(asked.at(-1)).toMatchObject({ name: 'TagsUpdate', variables: { id: '1', version: 1, patch: { title: 'Arts' } } })
    expect(done[0]?.['title']).toBe('Arts')
  })
})

describe('a record', () => {
  const person: Records = { entity: users, documents: usersDocuments, changes: async () => usersChanges }
  const detail = users.details[0] as DetailModel

  it('is read under its viewer\u2019s rights, and again when it changes', async () => {
    const record = sampleRecord(users, '42')
    const { now, asked, tell } = await renderHook(
      () => useRecord(person, detail, '42'),
      () => record,
      { rights: ['getAnyUserInfo', 'getAnyFraudInfo'] },
    )
    expect(now().record?.id).toBe('42')
    expect(now()).toMatchObject({ subject: '42', role: record['role'] })
    expect(asked[0]?.variables).toMatchObject({ id: '42', readsFraud: true, readsPersonal: false })
    await tell({ entity: 'User', id: '43' })
    expect(asked.length).toBe(1)
    await tell({ entity: 'User', id: '42', part: 'fraud' })
    expect(asked.length).toBe(2)
  })

  it('that is not there is null, and not an error', async () => {
    const { now } = await renderHook(
      () => useRecord(person, detail, '43'),
      () => null,
    )
    expect(now().record).toBeNull()
    expect(now().error).toBeUndefined()
  })
})
