// The first whole entity on a real database: its list, its form, its removal, with keys, versions, audit and announcements.
import { beforeAll, describe, expect, it } from 'vitest'
import { groups, person, roleRights, roles } from '../../generated/access.ts'
import { app } from '../../generated/app.ts'
import { tables } from '../../generated/database.ts'
import { allEntities } from '../../generated/entities/all.ts'
import { formLoaders } from '../../generated/forms/index.ts'
import texts from '../../generated/locales/en.json' with { type: 'json' }
import { operations } from '../../generated/operations.ts'
import { sql, type ActionRun, type ProductModel } from '../../server/kit.ts'
import type { Effect } from '../../server/customs.ts'
import { uuid7 } from '../../server/actions/uuid7.ts'
import { openWorkbench, type Bag, type Workbench } from './records/workbench.ts'
import { covers } from '../covers.ts'
import { caseOf, wordsFor } from '../product/inProse.ts'
import { among, proves } from '../proves.ts'

const deriveSlug: Effect = async ({ input, record, set, report }) => {
  const slug = String(input['title'] ?? record?.['title'])
    .toLowerCase()
    .replace(/\W/g, '_')
  set('slug', slug)
  report.value('slug', slug)
}

const product: ProductModel = {
  app,
  roles,
  groups,
  roleRights,
  person,
  entities: allEntities,
  operations,
  tables,
  forms: formLoaders,
  texts,
  customs: {
    effects: { deriveSlug, removeTagFromCreators: async ({ report }: ActionRun) => report.count('creators', 3) },
    actions: {},
    guards: {},
    derived: { tagUses: (own) => sql`length(${own}.slug)` },
  },
}

const paths = ['title', 'slug', 'type', 'order', 'usedBy']
let bench: Workbench
let key: string

beforeAll(async () => (bench = await openWorkbench(product)).stop)

const create = (input: Bag, args: Bag = {}): Promise<Bag> => bench.run(bench.callerOf('admin'), 'tagsCreate', { input, ...args }, paths)

describe('tags', () => {
  it('are created with what the server derives', async () => {
    covers('callTags')
    key = uuid7()
    const answer = await create({ title: 'Street Photo', type: 'category' }, { key })
    expect(answer).toEqual({
      __typename: 'TagSaved',
      record: { id: '1', version: 1, title: 'Street Photo', slug: 'street_photo', type: 'category', order: 0, usedBy: 12 },
    })
    expect(await bench.announced()).toMatchObject([{ entity: 'Tag', id: '1', version: 1, by: 'admin 1', action: 'create' }])
  })

  it('have the slug that the product spec says', async () => {
    const other = await openWorkbench(product)
    const answer = await other.run(other.callerOf('admin'), 'tagsCreate', { input: { title: 'Ab 7_z-Q', type: 'category' } }, paths)
    await other.stop()
    const record = answer['record'] as Readonly<Record<'title' | 'slug', string>>
    const all = Array.from(record.title).map((from, at) => ({ from, to: record.slug.charAt(at) }))
    const kept = all.filter(({ from, to }) => from.toLowerCase() === to.toLowerCase()).map(({ from }) => wordsFor(from))
    const put = all.filter(({ from, to }) => from.toLowerCase() !== to.toLowerCase()).map(({ to }) => wordsFor(to))
    proves('tagSlug', {
      field: among(Object.keys(record)),
      of: among(Object.keys(record)),
      kept: among(kept.flatMap((words) => [words, `${words}s`])),
      by: [...new Set(put)].join(),
      case: caseOf(record.slug),
    })
  })

  it('answer the same key with the first answer, and refuse it for anything else', async () => {
    expect(await create({ title: 'Street Photo', type: 'category' }, { key })).toMatchObject({
      __typename: 'TagSaved',
      record: { id: '1' },
    })
    await expect(create({ title: 'Other' }, { key })).rejects.toMatchObject({ code: 'KEY_REUSED' })
    expect(await bench.sql('select count(*)::int as n from tags')).toEqual([{ n: 1 }])
  })

  it('refuse what the form refuses, on its field', async () => {
    expect(await create({ title: '', type: 'other' })).toEqual({
      __typename: 'Invalid',
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'title', template: 'errors.required', message: 'Title is required' }),
        expect.objectContaining({ field: 'type', template: 'errors.invalid' }),
      ]) as unknown,
    })
  })

  it("refuse two alike with the entity's own words", async () => {
    expect(await create({ title: 'Street photo', type: 'category' })).toMatchObject({
      __typename: 'Invalid',
      errors: [{ field: 'title', message: 'This category already exists, choose another title' }],
    })
  })

  it('are listed in their order, filtered, searched and counted', async () => {
    covers('callTags')
    covers('tagFields')
    await create({ title: 'Art', type: 'category' })
    expect(await bench.run(bench.callerOf('admin'), 'tagsReorder', { id: '1', version: 1, input: {} })).toMatchObject({
      __typename: 'Done',
    })
    const list = await bench.run(bench.callerOf('admin'), 'tagsFindAll', {}, { paths: new Set(['title']), can: true, total: true })
    expect(list).toMatchObject({
      items: [{ title: 'Art' }, { title: 'Street Photo' }],
      hasNext: false,
      hasPrevious: false,
      total: { value: 2, exact: true },
    })
    expect((list['items'] as Bag[])[0]?.['can']).toEqual([
      { action: 'update', allowed: true },
      { action: 'reorder', allowed: true },
      { action: 'remove', allowed: true },
    ])
    const down = await bench.run(
      bench.callerOf('admin'),
      'tagsFindAll',
      { search: 'STREET', filter: { type: ['category'] }, sort: { by: 'title', direction: 'DESCENDING' } },
      ['title'],
    )
    expect(down).toMatchObject({ items: [{ title: 'Street Photo' }] })
  })

  it('are saved by their form, and an old version is a conflict with the current record', async () => {
    covers('managesCategories')
    const admin = bench.callerOf('admin')
    expect(await bench.run(admin, 'tagsUpdate', { id: '1', version: 2, patch: { title: 'Street  Photo' } }, ['slug'])).toMatchObject({
      __typename: 'TagSaved',
      record: { version: 3, slug: 'street__photo' },
    })
    expect(
      await bench.run(bench.callerOf('admin', '2'), 'tagsUpdate', { id: '1', version: 2, patch: { title: 'Photo' } }, ['title']),
    ).toMatchObject({
      __typename: 'TagConflict',
      current: { version: 3, title: 'Street  Photo' },
      by: 'admin 1',
    })
    await expect(
      bench.run(bench.callerOf('manager', '3', ['getAnyUserInfo']), 'tagsUpdate', { id: '1', version: 3, patch: { title: 'Photo' } }),
    ).rejects.toMatchObject({ code: 'DENIED' })
  })

  it('show what a removal would do, then go', async () => {
    covers('callTags')
    const admin = bench.callerOf('admin')
    expect(await bench.run(admin, 'tagsDeletePreview', { id: '1', version: 3 })).toMatchObject({
      allowed: true,
      counts: [{ name: 'creators', value: 3 }],
    })
    expect(await bench.run(admin, 'tagsDelete', { id: '1', version: 3 })).toMatchObject({ __typename: 'Done', ids: ['1'], count: 1 })
    expect(await bench.run(admin, 'tagsDelete', { id: '1', version: 3 })).toEqual({ __typename: 'Gone', id: '1' })
    expect(await bench.announced()).toMatchObject([
      { action: 'create', id: '3' },
      { action: 'reorder', id: '3' },
      { action: 'reorder', id: '1', version: 2 },
      { action: 'update', version: 3 },
      { id: '1', removed: true },
    ])
  })
})
