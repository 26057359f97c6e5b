// What of a record is out of the ordinary, as chips: each of its fields has its own, also where two are in a state of one name.
import { expect, it } from 'vitest'
import type { ReactElement } from 'react'
import { users } from '#generated/entities/users.ts'
import type { EntityModel } from '../../language/model.ts'
import { Marks, notableMarks } from '../../src/look/Mark.tsx'

const entity: EntityModel = users
const paths = ['status', 'fraud.status', 'verification.status']

it('of two fields with one state there are two, told apart', () => {
  const alike: EntityModel = {
    ...entity,
    parts: entity.parts.map((part) => ({
      ...part,
      fields: part.fields.map((field) => (field.name === 'status' ? { ...field, tones: { SAME: 'bad' } } : field)),
    })),
  }
  const row = { id: '1', status: 'SAME', fraud: { status: 'SAME' }, verification: { status: 'SAME' } }
  const chips = Marks({ marks: notableMarks(alike, paths, row) }) as readonly ReactElement[]
  expect(chips.map(({ key }) => key)).toEqual(paths)
})

it('what is as usual has none', () => {
  expect(notableMarks(entity, paths, { id: '1', status: 'ENABLED', fraud: { status: null } })).toEqual([])
})
