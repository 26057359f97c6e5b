// A field that comes into another part, or out of one into the entity itself, may keep its name.
import { describe, expect, it } from 'vitest'
import { checkSpecs } from '../../generator/checks/checkSpecs.ts'
import type { Written } from '../../generator/written.ts'
import { stepTo } from '../../language/migrations/step.ts'
import type { TableModel } from '../../language/model.ts'
import { library } from '../server/records/library/index.ts'
import { column, table as books, type ColumnRow } from './tableRows.ts'

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

const about = column('about', { was: 'about' })
const more = { name: 'books_more', part: 'more' }
const volumes = { name: 'volumes', entity: 'Volume', was: ['books'] }
const volumesMore = { name: 'volumes_more', entity: 'Volume', part: 'more', was: ['books_more'] }

it.each<{ way: string; before: readonly TableModel[]; after: readonly TableModel[]; carried: string }>([
  {
    way: 'into a part',
    before: [books([column('about')])],
    after: [books([], volumes), books([about], volumesMore)],
    carried: 'insert into "volumes_more" ("id", "about") select o."id", o."about" from "volumes" o;\n',
  },
  {
    way: 'out of a part that stays',
    before: [books([]), books([column('about')], more)],
    after: [books([about], volumes), books([], volumesMore)],
    carried: 'update "volumes" t set "about" = o."about" from "volumes_more" o where o."id" = t."id";\n',
  },
  {
    way: 'out of a part that goes',
    before: [books([]), books([column('about')], more)],
    after: [books([about], volumes)],
    carried: 'update "volumes" t set "about" = o."about" from "books_more" o where o."id" = t."id";\n',
  },
])('brings what is stored along where the entity is renamed in the same step: $way', ({ before, after, carried }) => {
  const { sql, narrowings } = stepTo(before, after)
  expect(narrowings).toEqual([])
  expect(sql).toContain(carried)
})

describe('into a new part', () => {
  const contact = (...columns: readonly ColumnRow[]) => books(columns, { name: 'books_contact', part: 'contact' })
  const carriedIn = (before: readonly TableModel[], after: readonly TableModel[]): string | undefined =>
    /^insert .*;$/m.exec(stepTo(before, after).sql)?.[0]

  it('brings what is stored in several tables along at once, for records that have no row of a part yet', () => {
    const phone = column('phone', { notNull: true, starts: "''" })
    const before = [books([column('email')]), books([phone], more)]
    const after = [books([]), books([], more), contact(column('email', { was: 'email' }), { ...phone, was: 'phone' })]
    expect(carriedIn(before, after)).toBe(
      `insert into "books_contact" ("id", "email", "phone") select o."id", o."email", coalesce(o1."phone", '') from "books" o left join "books_more" o1 on o1."id" = o."id";`,
    )
  })

  it('goes on with what goes, where another part keeps a field of that name', () => {
    const blurb = { name: 'books_blurb', part: 'blurb' }
    const after = [books([column('about')]), books([], more), books([about], blurb)]
    expect(carriedIn([books([column('about')]), books([column('about')], more)], after)).toBe(
      'insert into "books_blurb" ("id", "about") select o."id", o."about" from "books_more" o;',
    )
  })

  it('brings it along out of a part that is renamed in the same step', () => {
    const home = { name: 'books_home', part: 'home', was: ['books_more'] }
    const after = [books([]), contact(about), books([], home)]
    expect(carriedIn([books([]), books([column('about')], more)], after)).toBe(
      'insert into "books_contact" ("id", "about") select o."id", o."about" from "books_home" o;',
    )
  })
})

describe('where every record has a value', () => {
  const must = column('about', { notNull: true })
  const moved = { ...must, was: 'about' }

  it('comes along into a new part that has to have one', () => {
    const after = [books([]), books([moved], more)]
    expect(stepTo([books([must])], after).narrowings).toEqual([])
    expect(stepTo([books([column('about')])], after).narrowings.map(({ part }) => part)).toEqual(['more'])
  })

  it('comes along into a part that is there, which has to have one from then on', () => {
    const { sql, narrowings } = stepTo([books([must]), books([], more)], [books([]), books([moved], more)])
    expect(narrowings).toEqual([])
    expect(sql).toBe(
      [
        'alter table "books" alter column "about" drop not null;\n',
        'alter table "books_more" add column "about" text;\n',
        'insert into "books_more" ("id") select o."id" from "books" o where not exists (select from "books_more" t where t."id" = o."id");\n',
        'update "books_more" t set "about" = o."about" from "books" o where o."id" = t."id";\n',
        'alter table "books_more" alter column "about" set not null;\n',
      ].join(''),
    )
  })
})
