// What PostgreSQL announces of a committed change is read as it was written, and what is no announcement is none.
import { describe, expect, it } from 'vitest'
import { readAnnouncement } from '../../server/live/readAnnouncement.ts'

const place = { entity: 'Post', id: '7' }
const read = (announced: unknown) => readAnnouncement(JSON.stringify(announced))

describe('a change is read', () => {
  it('with all that it says', () => {
    const says = { ...place, part: 'text', version: 3, created: true, by: 'Kim', time: '2026-11-29T09:10:11.123Z', action: 'update' }
    expect(read({ ...says, subject: '5' })).toEqual([{ change: { kind: 'SAVED', ...says }, subject: '5' }])
  })

  it.each([
    ['nothing more', {}, { kind: 'SAVED' }],
    ['that it was removed', { removed: true }, { kind: 'REMOVED' }],
    ['that somebody has it open', { attended: true }, { kind: 'ATTENDED' }],
    ['what is empty as nothing', { part: '', by: '', subject: '' }, { kind: 'SAVED' }],
    ['what is of another sort as nothing', { version: '3', created: 'yes', by: 1, removed: 1, attended: 'x' }, { kind: 'SAVED' }],
  ])('saying %s', (_what, more, told) => {
    expect(read({ ...place, ...more })).toStrictEqual([{ change: { ...place, ...told }, subject: undefined }])
  })

  it('together with others', () => {
    expect(read([place, { ...place, id: '8' }])?.map(({ change }) => change.id)).toEqual(['7', '8'])
    expect(read([])).toEqual([])
  })
})

describe('nothing is read of', () => {
  it.each([
    null,
    1,
    5,
    { entity: 1, id: '1' },
    [place, {}],
    'x',
    {},
    { entity: 'Post' },
    { id: '7' },
    { entity: '', id: '7' },
    { entity: 'Post', id: '' },
    { entity: 'Post', id: 7 },
    [place, null],
  ])('%j', (announced) => expect(read(announced)).toBeUndefined())

  it.each(['', '{', '[]x'])('what is no JSON: %j', (payload) => expect(readAnnouncement(payload)).toBeUndefined())
})
