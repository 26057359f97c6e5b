// The step from the tables as they are to those that the specs want loses nothing, and says what it refuses.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ofCommitted } from '../../generator/migrations/committed.ts'
import { migrate } from '../../generator/migrations/migrate.ts'
import { stateText } from '../../language/migrations/state.ts'
import { stepTo } from '../../language/migrations/step.ts'
import { column, table, type ColumnRow } from './tableRows.ts'

const cases: readonly (readonly [string, readonly ColumnRow[], readonly ColumnRow[], string, readonly string[]])[] = [
  ['nothing', [column('a')], [column('a')], '', []],
  ['a new column', [], [column('a')], 'alter table "books" add column "a" text;\n', []],
  [
    'a new column that starts',
    [],
    [column('a', { notNull: true, starts: "'x'" })],
    'alter table "books" add column "a" text not null default \'x\';\n',
    [],
  ],
  ['a new column that must be there', [], [column('a', { notNull: true })], '', ['a']],
  [
    'a removed column',
    [column('a', { notNull: true, starts: '1' })],
    [],
    'alter table "books" alter column "a" drop not null;\nalter table "books" alter column "a" drop default;\n',
    [],
  ],
  ['a removed column that may be empty', [column('a')], [], '', []],
  ['a renamed column', [column('a')], [column('b', { was: 'a' })], 'alter table "books" rename column "a" to "b";\n', []],
  ['a name that was there already', [column('b'), column('a')], [column('b', { was: 'a' }), column('a')], '', []],
  ['whole numbers that would be hundredths of an amount', [column('a', { sql: 'integer' })], [column('a', { sql: 'bigint' })], '', ['a']],
  [
    'more digits',
    [column('a', { sql: 'numeric(5,2)' })],
    [column('a', { sql: 'numeric(18,2)' })],
    'alter table "books" alter column "a" type numeric(18,2);\n',
    [],
  ],
  ['fewer digits before the point', [column('a', { sql: 'numeric(5,2)' })], [column('a', { sql: 'numeric(5,3)' })], '', ['a']],
  ['another type', [column('a')], [column('a', { sql: 'jsonb' })], '', ['a']],
  [
    'may be empty from now on',
    [column('a', { notNull: true })],
    [column('a')],
    'alter table "books" alter column "a" drop not null;\n',
    [],
  ],
  ['an option more', [column('a', { options: ['X'] })], [column('a', { options: ['X', 'Y'] })], '', []],
  ['an option that is retired', [column('a', { options: ['X', 'Y'] })], [column('a', { options: ['X'], retired: ['Y'] })], '', []],
  ['one that was retired before, gone', [column('a', { options: ['X'] })], [column('a', { options: ['X'] })], '', []],
  ['one that could be chosen, gone', [column('a', { options: ['X', 'Y'] })], [column('a', { options: ['X'] })], '', ['a']],
  [
    'one gone with a rename',
    [column('b', { options: ['X', 'Y'] })],
    [column('a', { options: ['X'], was: 'b' })],
    'alter table "books" rename column "b" to "a";\n',
    ['a'],
  ],
  ['choices that become words', [column('a', { options: ['X'] })], [column('a')], '', []],
  ['must be there from now on', [column('a')], [column('a', { notNull: true })], '', ['a']],
]

it.each(cases)('a column is changed, or the change refused: %s', (_name, old, wanted, sql, refused) => {
  const step = stepTo([table(old)], [table(wanted)])
  expect(step.sql).toBe(sql)
  expect(step.narrowings.map((each) => each.column)).toEqual(refused)
})

it('keeps dropped columns and tables in mind, and takes them up again', () => {
  const gone = stepTo([table([column('a', { notNull: true })]), table([], { name: 'maps', entity: 'Map' })], [table([])])
  expect(gone.tables.map((each) => [each.name, each.columns.map((one) => [one.name, one.notNull])])).toEqual([
    [
      'books',
      [
        ['id', true],
        ['a', false],
      ],
    ],
    ['maps', [['id', true]]],
  ])
  expect(stepTo(gone.tables, [table([column('a')])]).sql).toBe('')
})

it('asks of a choice that comes back, or into another part, what records may hold', () => {
  const chosen = table([column('a', { options: ['X', 'Y'] })])
  const fewer = table([column('a', { options: ['X'] })])
  expect(stepTo(stepTo([chosen], [table([])]).tables, [fewer]).narrowings.map((each) => each.gone)).toEqual([['Y']])
  const part = table([column('b', { options: ['X'], was: 'a' })], { name: 'books_more', part: 'more' })
  expect(stepTo([chosen], [table([]), part]).narrowings.map((each) => [each.part, each.gone])).toEqual([['more', ['Y']]])
  expect(
    stepTo([chosen, { ...part, columns: part.columns.slice(0, 1) }], [table([]), part]).narrowings.map((each) => [each.part, each.gone]),
  ).toEqual([['more', ['Y']]])
})

it('makes a chain: first the tables, then nothing, then the next step', () => {
  const first = migrate({ last: 0, tables: [] }, [table([column('a')]), table([], { name: 'books_more', part: 'more' })], 'specs')
  expect(Object.keys(first.files)).toEqual(['migrations/0001.sql', 'migrations/state.json'])
  expect(first.files['migrations/0001.sql']).toContain('"id" bigint primary key references "books" ("id") on delete cascade')
  const state = JSON.parse(first.files['migrations/state.json'] ?? '') as Parameters<typeof migrate>[0]
  const same = migrate(state, [table([column('a')]), table([], { name: 'books_more', part: 'more' })], 'specs')
  expect(same.files).toEqual({ 'migrations/state.json': first.files['migrations/state.json'] })
  expect(
    Object.keys(migrate(state, [table([column('a'), column('b')]), table([], { name: 'books_more', part: 'more' })], 'specs').files),
  ).toEqual(['migrations/0002.sql', 'migrations/state.json'])
})

it('moves a renamed table with its indexes, whose names may go over to it', () => {
  const index = { name: 'books_a', unique: true, on: 'lower("a")' }
  const step = stepTo(
    [table([column('a')], { indexes: [index] })],
    [table([column('a')], { name: 'tomes', was: ['books'], indexes: [{ ...index, name: 'tomes_a' }] })],
  )
  expect(step.sql).toBe(
    'alter table "books" rename to "tomes";\ndrop index "books_a";\ncreate unique index "tomes_a" on "tomes" (lower("a"));\n',
  )
})

it('lets an option go that no commit has seen yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'committed-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
    })
  const { narrowings } = stepTo([table([column('a', { options: ['X', 'Y'] })])], [table([column('a', { options: ['X'] })])])
  const keep = (options: readonly string[]): void =>
    writeFileSync(join(folder, 'state.json'), stateText({ last: 1, tables: [table([column('a', { options })])] }))
  try {
    // Where there is no repository, somebody may have seen it.
    expect(ofCommitted(folder, narrowings)).toEqual(narrowings)
    git('init', '--quiet')
    keep(['X'])
    git('add', '.')
    git('commit', '--quiet', '--message', 'Without it')
    keep(['X', 'Y'])
    expect(ofCommitted(folder, narrowings)).toEqual([])
    git('commit', '--quiet', '--all', '--message', 'With it')
    expect(ofCommitted(folder, narrowings)).toEqual(narrowings)
    git('checkout', '--quiet', 'HEAD^')
    expect(ofCommitted(folder, narrowings)).toEqual([])
    // Another branch that comes in is seen by others too, before the commit that takes it in.
    git('merge', '--quiet', '--no-ff', '--no-commit', '@{-1}')
    expect(ofCommitted(folder, narrowings)).toEqual(narrowings)
    git('commit', '--quiet', '--message', 'Both')
    const renamed = stepTo(
      [table([column('a', { options: ['X', 'Y'] })])],
      [table([column('b', { options: ['X'], was: 'a' })], { name: 'tomes', entity: 'Tome', was: ['books'] })],
    )
    expect(renamed.narrowings).toHaveLength(1)
    expect(ofCommitted(folder, renamed.narrowings)).toEqual(renamed.narrowings)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('refuses a new part of existing records that would have to hold something', () => {
  const part = (more: Partial<ColumnRow>) => table([column('a', more)], { name: 'books_more', part: 'more' })
  expect(stepTo([table([])], [table([]), part({ notNull: true })]).narrowings.map((each) => [each.part, each.column])).toEqual([
    ['more', 'a'],
  ])
  expect(stepTo([table([])], [table([]), part({ notNull: true, starts: "''" })]).narrowings).toEqual([])
  expect(stepTo([], [table([]), part({ notNull: true })]).narrowings).toEqual([])
})

describe('a field that comes into another part', () => {
  const own = table([column('percent', { sql: 'numeric(5,2)', notNull: true, starts: "'0.00'" }), column('on', { sql: 'boolean' })])
  const bare = table([])
  const part = (columns: readonly ColumnRow[]) => table(columns, { name: 'books_money', part: 'money' })
  const moved = [
    column('share', { sql: 'numeric(5,2)', notNull: true, starts: "'0.00'", was: 'percent' }),
    column('enabled', { sql: 'boolean', notNull: true, starts: 'true', was: 'on' }),
  ]

  it('brings what is stored along, and leaves nothing demanded behind', () => {
    const step = stepTo([own], [bare, part(moved)])
    expect(step.narrowings).toEqual([])
    expect(step.sql).toContain('alter table "books" alter column "percent" drop not null;\n')
    expect(step.sql).toContain(
      'insert into "books_money" ("id", "share", "enabled") select o."id", o."percent", coalesce(o."on", true) from "books" o;\n',
    )
    expect(stepTo(step.tables, [bare, part(moved)]).sql).toBe('')
  })

  it('that is there already', () => {
    const step = stepTo([own, part([])], [bare, part([moved[0] as ColumnRow])])
    expect(step.sql).toContain('update "books_money" t set "share" = o."percent" from "books" o where o."id" = t."id";\n')
  })
})

it('takes a part that nothing reads any more along where its entity is renamed, so that both can go', () => {
  const index = { name: 'books_more_a', unique: false, on: '"a", "id"' }
  const part = table([column('a')], { name: 'books_more', part: 'more', indexes: [index] })
  const tomes = table([], { name: 'tomes', entity: 'Tome', was: ['books'] })
  const step = stepTo([table([]), part], [tomes])
  expect(step.sql).toBe(
    'alter table "books" rename to "tomes";\ndrop index "books_more_a";\nalter table "books_more" rename to "tomes_more";\n',
  )
  expect(step.tables.map(({ name, entity }) => [name, entity])).toEqual([
    ['tomes', 'Tome'],
    ['tomes_more', 'Tome'],
  ])
  expect(stepTo(step.tables, [tomes])).toMatchObject({ sql: '', tables: step.tables })
})

it('asks of a part that comes back what records hold that were made meanwhile', () => {
  const part = table([column('a', { notNull: true })], { name: 'books_more', part: 'more' })
  const gone = stepTo([table([]), part], [table([])])
  expect(gone.sql).toBe('alter table "books_more" alter column "a" drop not null;\n')
  expect(stepTo(gone.tables, [table([])]).sql).toBe('')
  expect(stepTo(gone.tables, [table([]), part]).narrowings.map((each) => [each.part, each.column])).toEqual([['more', 'a']])
})
