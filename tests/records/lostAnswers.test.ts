// @vitest-environment happy-dom
// An answer that was lost: what was asked is asked again under its old key, so that nothing is done twice. Dialogs: hooks.test.ts; reveals: whole.test.ts.
import { expect, it } from 'vitest'
import { tagsChanges } from '#generated/documents/changes/tags.ts'
import { userFilesChanges } from '#generated/documents/changes/userFiles.ts'
import { tagsDocuments } from '#generated/documents/tags.ts'
import { userFilesDocuments } from '#generated/documents/userFiles.ts'
import { tags } from '#generated/entities/tags.ts'
import { userFiles } from '#generated/entities/userFiles.ts'
import type { ActionModel, EntityModel, FieldModel } from '../../language/model.ts'
import { useEdit } from '../../src/actions/useEdit.ts'
import { useRecordOfFile } from '../../src/actions/useRecordOfFile.ts'
import { fieldAt } from '../../src/client/records/fieldAt.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import type { Row } from '../../src/client/records/Row.ts'
import { sampleRecord } from '../browser/records/sampleRecord.ts'
import { renderHook, type Asked } from './renderHook.ts'

const keysOf = (asked: readonly Asked[], name: string) =>
  asked.filter((each) => each.name === name).map(({ variables }) => variables['key'])
const lost = () => Promise.reject(new Error('Socket closed'))

it('of an edit', async () => {
  const entity: EntityModel = tags
  const records: Records = { entity, documents: tagsDocuments, changes: async () => tagsChanges }
  const base = { ...sampleRecord(entity, '1'), title: 'Art', order: 4 } as unknown as Row
  const fields = entity.parts[0]?.fields.filter((field) => ['title', 'order'].includes(field.name)) ?? []
  const ends = [lost, lost, () => ({ __typename: 'Invalid', errors: [] }), () => ({ __typename: 'TagSaved', record: base })]
  const { now, asked, does } = await renderHook(
    () => useEdit({ records, part: '', record: base, fields, onSaved: () => undefined, onClose: () => undefined }),
    () => ends.shift()?.(),
  )
  await does(() => now().setValues({ title: 'Arts', order: 4 }))
  for (let time = 0; time < 4; time += 1) await does(() => now().save())
  const [first, second, third, fourth] = keysOf(asked, 'TagsUpdate')
  expect([second, third]).toEqual([first, first])
  expect(fourth).not.toBe(first)
})

it('of an edit that was done after all, while more was typed: that is sent under a key of its own, and put on top', async () => {
  const entity: EntityModel = tags
  const records: Records = { entity, documents: tagsDocuments, changes: async () => tagsChanges }
  const base = { ...sampleRecord(entity, '1'), version: 1, title: 'Art' } as unknown as Row
  const fields = entity.parts[0]?.fields.filter((field) => field.name === 'title') ?? []
  const [done, both] = [
    { ...base, version: 2, title: 'Arts' },
    { ...base, version: 3, title: 'Fine arts' },
  ]
  const ends = [
    lost,
    () => Promise.reject([{ message: 'used for something else', extensions: { code: 'KEY_REUSED' } }]),
    () => ({ __typename: 'TagConflict', current: done, by: 'Robin', time: '2026-01-01T00:00:00.000Z' }),
    () => ({ __typename: 'TagSaved', record: both }),
  ]
  const saved: Row[] = []
  const { now, asked, does } = await renderHook(
    () => useEdit({ records, part: '', record: base, fields, onSaved: (record) => saved.push(record), onClose: () => undefined }),
    () => ends.shift()?.(),
  )
  for (const title of ['Arts', 'Fine arts']) {
    await does(() => now().setValues({ title }))
    await does(() => now().save())
  }
  expect(now().conflict?.disputed).toEqual(['title'])
  await does(() => now().choose({ title: 'Fine arts' }))
  const [first, second, third] = keysOf(asked, 'TagsUpdate')
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(saved).toMatchObject([{ version: 3, title: 'Fine arts' }])
})

it('of a record that is made of a file, each under a key of its own', async () => {
  const entity: EntityModel = userFiles
  const records: Records = { entity, documents: userFilesDocuments, changes: async () => userFilesChanges }
  const action = entity.actions.find(({ each }) => each !== undefined) as ActionModel
  const saved = () => ({ __typename: 'UserFileSaved', record: sampleRecord(entity, '1') })
  const ends = [lost, lost, lost, saved, saved]
  const { now, asked, does } = await renderHook(
    () => useRecordOfFile({ records, action, initial: { user: '5' } }, fieldAt(entity, action.each ?? '') as FieldModel),
    () => ends.shift()?.(),
  )
  for (const uuid of ['one', 'two', 'one', 'one', 'one'])
    await does(() =>
      now()({ uuid }).then(
        () => undefined,
        () => undefined,
      ),
    )
  const [one, two, again, last, anew] = keysOf(asked, 'UserFilesCreate')
  expect([again, last]).toEqual([one, one])
  expect(new Set([one, two, anew]).size).toBe(3)
})
