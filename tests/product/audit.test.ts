// The audit speaks words: whatever is done, asked or told from outside has a label there, under a heading that it is looked for by.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import texts from '#generated/locales/en.json' with { type: 'json' }
import { auditRecords } from '#generated/entities/auditRecords.ts'
import { operations } from '#generated/operations.ts'
import { optionsFound, optionsOf } from '../../src/screens/lists/optionsOf.ts'

const root = join(import.meta.dirname, '../..')
const words: Readonly<Record<string, string>> = texts
const t = (key: string): string => words[key] ?? key
const choices = auditRecords.parts[0].fields.find((each) => each.name === 'operation')?.choices ?? []
const labels = new Map<string, string>(choices.map(({ value, label }) => [value, t(label)]))

it('of every operation, reads too', () => {
  for (const { name, preview } of operations) if (!preview) expect([name, labels.get(name)]).not.toEqual([name, undefined])
  expect([...labels].filter(([value, label]) => label === value || label.includes('.'))).toEqual([])
  expect(labels.get('usersDisable')).toBe('Users: Disable')
  expect(labels.get('payeeInfoGet')).toBe('Read of Users: payee information')
  expect(labels.get('usersFindById')).toBe('Read of Users')
})

it('of everything that comes from outside', () => {
  const folder = join(root, 'custom/events')
  const sources = readdirSync(folder).map((each) => readFileSync(join(folder, each), 'utf8'))
  const told = sources.flatMap((each) =>
    [...each.matchAll(/happen(?:Once)?\(\s*world,\s*\{\s*name: '(\w+)'/g)].map(([, name]) => name ?? ''),
  )
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((each) => !labels.has(each))).toEqual([])
})

it('of everything that the server and the product do without an operation', () => {
  const files = ['server', 'custom'].flatMap((each) =>
    readdirSync(join(root, each), { recursive: true, encoding: 'utf8' }).map((file) => join(root, each, file)),
  )
  // Where an operation is named beside it, that is what the line is called; eventsOf writes no line.
  const acts =
    /(?<!eventsOf\([^)]*)\baction: ((?:'\w+'(?: \| )?)+)(?!,\s*operation: operation)|(?:audited|noteFactor|newest)\([^)']*'(\w+)'|const daily = '(\w+)'/g
  const done = files
    .filter((each) => each.endsWith('.ts'))
    .flatMap((each) => [...readFileSync(each, 'utf8').matchAll(acts)])
    .flatMap(([said]) => [...said.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? ''))
  expect(done).toEqual(
    expect.arrayContaining(['addStaff', 'firstRows', 'resetFactor', 'loginAsStart', 'revealsOfDay', 'backup', 'addFactor']),
  )
  expect(done.filter((each) => !labels.has(each))).toEqual([])
})

it('which are grouped, found by their words, and one where they read alike', () => {
  const groups = optionsOf(choices, t)
  expect(groups[0]).toEqual({
    label: '',
    options: [
      { label: 'Login', values: ['login'] },
      { label: 'View as role', values: ['viewAs'] },
      { label: 'List exported', values: ['exportList'] },
      { label: 'View shared', values: ['shareView'] },
      { label: 'Shared view removed', values: ['removeView'] },
      { label: 'Run begun', values: ['startRun'] },
      { label: 'Run handed out as a file', values: ['fileRun'] },
      { label: 'Run answered', values: ['answerRun'] },
      { label: 'Second factor: Add', values: ['addFactor'] },
      { label: 'Second factor: New recovery codes', values: ['renewCodes'] },
      { label: 'Second factor: Reset at the server', values: ['resetFactor'] },
    ],
  })
  expect(groups.map((each) => each.label)).toEqual(expect.arrayContaining(['Users', 'Payout requests', 'Outside the console']))
  const [users] = optionsFound(groups, 'read user')
  expect(users?.options[0]).toEqual({ label: 'Read of Users', values: ['usersSearch', 'usersFindById'] })
  expect(optionsFound(groups, 'disable USERS')).toEqual([
    { label: 'Users', options: [{ label: 'Users: Disable', values: ['usersDisable'] }] },
  ])
  expect(optionsFound(groups, 'no such thing')).toEqual([])
})
