// --check tells what is stale and writes nothing; a change of the specs writes the next migration and only what it changes.
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { check } from '../../generator/check.ts'
import { accept } from '../../generator/diff/accept.ts'
import type { Folders } from '../../generator/generate.ts'
import { runOnce } from '../../generator/runOnce.ts'
import { write } from '../../generator/write.ts'
import { runCodegen } from '../../generator/types/runCodegen.ts'
import { base, folder, generateCase } from './cases.ts'

const house = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** As deep below the house as a case's expected files, so that the same imports come out. */
const made = join(house, 'node_modules/.cache/golden/check/expected')
/** Specs import the language by a relative path, so they stand as deep as a case's. */
const specs = join(house, 'node_modules/.cache/golden/check/specs')
const places: Folders = {
  specs,
  shown: 'specs',
  sdl: join(house, 'schema'),
  language: join(house, 'language'),
  generated: made,
  codegen: runCodegen,
}

const { files } = await generateCase(base)

const said = { error: [] as string[], log: [] as string[] }
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.error.push(line))
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.log.push(line))
})
beforeEach(() => {
  said.error = []
  said.log = []
  rmSync(dirname(made), { recursive: true, force: true })
  write(made, files)
  cpSync(join(folder, base, 'specs'), specs, { recursive: true })
})
afterAll(() => vi.restoreAllMocks())

const edit = (file: string, from: string, to: string): void => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

it('finds nothing stale in what was just made', async () => {
  expect(await check(places)).toBe(0)
  expect(said.error).toEqual([])
})

it('lists what somebody edited, added or removed', async () => {
  edit(join(made, 'menu.ts'), "icon: 'dashboard'", "icon: 'domain'")
  writeFileSync(join(made, 'entities/ghosts.ts'), 'export {}')
  rmSync(join(made, 'customs.ts'))
  expect(await check(places)).toBe(1)
  expect(said.error).toEqual(['stale: generated/customs.ts', 'stale: generated/entities/ghosts.ts', 'stale: generated/menu.ts'])
  expect(readFileSync(join(made, 'menu.ts'), 'utf8')).toContain("icon: 'domain'")
})

it('writes a changed label to all texts, those of its entity and the handbooks, and a new field with its migration', async () => {
  edit(join(specs, 'books.ts'), "label: 'Shelf'", "label: 'Place'")
  expect(await runOnce(places, false)).toBe(0)
  expect(said.log.join()).toMatch(/^\d+ files, 4 written, 0 removed\.$/)
  edit(join(specs, 'books.ts'), '    about:', "    maker: { kind: 'text', label: 'Maker' },\n    about:")
  expect(await runOnce(places, false)).toBe(0)
  expect(readFileSync(join(made, 'migrations/0002.sql'), 'utf8')).toContain('alter table "books" add column "maker" text;')
  expect(readFileSync(join(made, 'migrations/0001.sql'), 'utf8')).not.toContain('maker')
  expect(await check(places)).toBe(0)
})

it('writes nothing while a problem stands', async () => {
  edit(join(specs, 'books.ts'), "read: 'readBooks'", "read: 'readBoks'")
  expect(await runOnce(places, false)).toBe(1)
  expect(said.error.join('\n')).toContain('specs/books.ts:9:9  unknown-right')
  rmSync(specs, { recursive: true })
  cpSync(join(folder, base, 'specs'), specs, { recursive: true })
  expect(await check(places)).toBe(0)
})

it('asks that whoever gains something is accepted in the same change', async () => {
  expect(await accept(places)).toBe(0)
  expect(await check(places)).toBe(0)
  expect(readFileSync(join(specs, 'accepted.md'), 'utf8')).toContain('- holds changeHouse: director\n')
  const house = "label: 'The house', any: ['readHouse', 'changeHouse'], holds: ['director'"
  edit(join(specs, 'access.ts'), house, `${house}, 'librarian'`)
  expect(await runOnce(places, false)).toBe(0)
  expect(await check(places)).toBe(1)
  const told = said.error.join('\n')
  expect(told).toMatch(
    /specs\/access\.ts:\d+:5 {2}not-accepted\n {2}Not accepted yet: librarian holds changeHouse; librarian holds readHouse\. Look at it/,
  )
  expect(told).toMatch(
    /specs\/houseSettings\.ts:5:11 {2}not-accepted\n {2}Not accepted yet: .*; and \d+ more\. Look at it, then accept it: npm run spec:diff -- --accept/,
  )
  expect(await accept(places)).toBe(0)
  expect(await check(places)).toBe(0)
})

it('asks that what somebody lost is accepted too, so that it cannot come back unseen', async () => {
  expect(await accept(places)).toBe(0)
  edit(join(specs, 'accepted.md'), '- holds changeHouse: director', '- holds changeHouse: director, librarian')
  expect(await check(places)).toBe(1)
  expect(said.error.join('\n')).toMatch(/specs\/accepted\.md:\d+:1 {2}accepted-more\n {2}No longer so for librarian\./)
})

it('asks that a safeguard that is loosened or gone is accepted in the same change, with its place', async () => {
  expect(await accept(places)).toBe(0)
  const text = readFileSync(join(specs, 'accepted.md'), 'utf8')
  expect(text).toContain('- Member.guards: notMyself\n')
  expect(text).toContain('- Loan.lifecycle.transitions.giveBack.from: OUT\n')
  expect(text).toContain('- person.enters: ACTIVE\n')
  edit(join(specs, 'members.ts'), "guards: ['notMyself'],\n  conditions: { notMyself: { id: { not: 'viewer' } } },", '')
  edit(join(specs, 'loans.ts'), "from: ['OUT'],\n        to: 'BACK'", "from: ['OUT', 'LOST'],\n        to: 'BACK'")
  edit(join(specs, 'house.ts'), "enters: ['ACTIVE']", "enters: ['ACTIVE', 'BLOCKED']")
  expect(await runOnce(places, false)).toBe(0)
  expect(await check(places)).toBe(1)
  const told = said.error.join('\n')
  expect(told).toMatch(
    /specs\/members\.ts:5:\d+ {2}not-accepted\n {2}Not accepted yet: Member\.guards was notMyself and is gone\. Look at it/,
  )
  expect(told).toMatch(/specs\/loans\.ts:28:9 {2}not-accepted\n {2}Not accepted yet: Loan\.\S+\.giveBack\.from was OUT and is LOST, OUT\./)
  expect(told).toMatch(/specs\/house\.ts:23:3 {2}not-accepted\n {2}Not accepted yet: person\.enters was ACTIVE and is ACTIVE, BLOCKED\./)
  expect(await accept(places)).toBe(0)
  expect(await check(places)).toBe(0)
})

it('asks that a new safeguard is accepted, so that it cannot go again unseen, and that none outlives what it held', async () => {
  expect(await accept(places)).toBe(0)
  edit(join(specs, 'access.ts'), "many: 'Librarians', staff: true }", "many: 'Librarians', staff: true, givenBy: ['director'] }")
  edit(join(specs, 'accepted.md'), '- person.enters: ACTIVE', '- Book.burn.guards: notMyself\n- person.enters: ACTIVE')
  expect(await runOnce(places, false)).toBe(0)
  expect(await check(places)).toBe(1)
  const told = said.error.join('\n')
  expect(told).toMatch(
    /specs\/access\.ts:7:\d+ {2}not-accepted\n {2}Not accepted yet: access\.roles\.librarian\.givenBy is new: director\./,
  )
  expect(told).toMatch(/specs\/accepted\.md:\d+:1 {2}accepted-more\n {2}No longer there\./)
})
