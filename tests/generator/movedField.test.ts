// A field that comes into another part, or out of one into the entity itself, may keep its name.
import { expect, it } from 'vitest'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import type { Written } from '../../generator/written.ts'
import { stepTo } from '../../language/migrations/step.ts'
import type { TableModel } from '../../language/model.ts'
import { library } from '../server/records/library/index.ts'

const was = { kind: 'text', label: 'Likes', was: 'likes' }

it.each([
  ['into a part', { parts: { taste: { read: 'readMembers', fields: { likes: was } } } }],
  ['out of a part', { fields: { name: { kind: 'text', label: 'Name' }, likes: was } }],
])('is no name that still exists: %s', (_way, more) => {
  const Member = { ...library.entities.Member, ...more }
  const problems = checkSpecs({ ...library, entities: { ...library.entities, Member } } as unknown as Written)
  expect(problems.filter(({ code }) => code === 'was-exists')).toEqual([])
})

it('brings what is stored along out of a part', () => {
  const table = (name: string, part: string, more: readonly Partial<TableModel['columns'][number]>[]): TableModel => ({
    name,
    entity: 'Member',
    part,
    columns: [
      { name: 'id', sql: 'bigint', notNull: true },
      ...more.map((each) => ({ name: 'likes', sql: 'text', notNull: false, ...each })),
    ],
    indexes: [],
  })
  const before = [table('members', '', []), table('members_taste', 'taste', [{}])]
  const step = stepTo(before, [table('members', '', [{ was: 'likes' }]), table('members_taste', 'taste', [])])
  expect(step.sql).toContain('update "members" t set "likes" = o."likes" from "members_taste" o where o."id" = t."id";\n')
})
