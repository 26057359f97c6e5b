// @vitest-environment happy-dom
// A dialog that acts on what its preview showed: that is of this moment, or the dialog says why not.
import { expect, it } from 'vitest'
import { tagsChanges } from '#generated/documents/changes/tags.ts'
import { tagsDocuments } from '#generated/documents/tags.ts'
import { tags } from '#generated/entities/tags.ts'
import type { ActionModel } from '../../language/model.ts'
import { usePlainDialog } from '../../src/actions/usePlainDialog.ts'
import type { Records } from '../../src/client/records/loadRecords.ts'
import { previewOf, sampleRecord } from '../browser/records/sampleRecord.ts'
import { refused } from './fakePlans.ts'
import { renderHook, type Serve } from './renderHook.ts'

const records: Records = { entity: tags, documents: tagsDocuments, changes: async () => tagsChanges }
const action = tags.actions.find(({ path }) => path === 'create') as ActionModel
const start = { title: 'Art' }

const open = async (serve: Serve) => {
  const props = { records, action, record: undefined, initial: {}, onClose: () => undefined, onDone: () => undefined }
  const hook = await renderHook(() => usePlainDialog({ ...props, sends: ({ counts }) => ({ title: `${counts.length}` }) }, start), serve)
  const sent = (name: string) => hook.asked.filter((each) => each.name === name)
  return { ...hook, previews: () => sent('TagsCreatePreview').length, creates: () => sent('TagsCreate') }
}

it('says that it could not be read, and reads it again when it is pressed', async () => {
  let broken = true
  const { now, does, previews, creates } = await open((name) => {
    if (broken) throw new Error('gone')
    return name === 'TagsCreate' ? { __typename: 'TagSaved', record: sampleRecord(tags, '5') } : previewOf()
  })
  expect([now().problem, now().blocked]).toEqual([expect.stringMatching(/\w/), undefined])
  await does(() => now().run(start))
  expect([previews(), creates().length]).toEqual([2, 0])
  broken = false
  await does(() => now().again?.())
  expect([now().problem, now().blocked, now().again]).toEqual([undefined, undefined, undefined])
  await does(() => now().run(start))
  expect(creates().map(({ variables }) => variables['input'])).toEqual([{ title: '0' }])
})

it('reads it again when nothing was done: what stood there was of an earlier moment', async () => {
  const { now, does, previews } = await open((name) => (name === 'TagsCreate' ? refused('full', 'There are enough') : previewOf()))
  expect(previews()).toBe(1)
  await does(() => now().run(start))
  expect(previews()).toBe(2)
  expect(now().problem).toBeDefined()
})

it('leaves it to the form to say that what is typed is nonsense', async () => {
  const { now } = await open(() => {
    throw [{ message: 'Bad input', extensions: { code: 'BAD_REQUEST' } }]
  })
  expect([now().problem, now().blocked, now().again]).toEqual([undefined, undefined, undefined])
})
