// Only changed files are written, what is no longer made goes, history stays; --check changes nothing.
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { brokenChain } from '../../generator/migrations/chain.ts'
import { staleIn, write } from '../../generator/write.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generated-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('writes what changed and leaves the rest untouched', () => {
  expect(write(folder, { 'a.ts': '1', 'b/c.ts': '2' })).toEqual({ changed: ['a.ts', 'b/c.ts'], surplus: [] })
  const { ino, mtimeMs } = statSync(join(folder, 'a.ts'))
  expect(write(folder, { 'a.ts': '1', 'b/c.ts': '3' })).toEqual({ changed: ['b/c.ts'], surplus: [] })
  const after = statSync(join(folder, 'a.ts'))
  expect([after.ino, after.mtimeMs]).toEqual([ino, mtimeMs])
  expect(readFileSync(join(folder, 'b/c.ts'), 'utf8')).toBe('3')
  expect(readdirSync(join(folder, 'b'))).toEqual(['c.ts'])
})

it('removes what is no longer made, and the folder that it leaves empty', () => {
  write(folder, { 'a.ts': '1', 'b/c.ts': '2' })
  expect(write(folder, { 'a.ts': '1' })).toEqual({ changed: [], surplus: ['b/c.ts'] })
  expect(readdirSync(folder)).toEqual(['a.ts'])
})

it('never removes a migration', () => {
  write(folder, { 'migrations/0001.sql': 'create', 'migrations/state.json': '{}' })
  expect(write(folder, { 'migrations/state.json': '{}' })).toEqual({ changed: [], surplus: [] })
  expect(readdirSync(join(folder, 'migrations'))).toEqual(['0001.sql', 'state.json'])
})

it('removes migrations where their chain begins anew', () => {
  write(folder, { 'migrations/0001.sql': 'create', 'migrations/0002.sql': 'alter', 'migrations/state.json': '{}' })
  write(folder, { 'migrations/0001.sql': 'create both', 'migrations/state.json': '{}' }, true)
  expect(readdirSync(join(folder, 'migrations'))).toEqual(['0001.sql', 'state.json'])
})

it('only tells what is stale when asked', () => {
  write(folder, { 'a.ts': '1', 'b.ts': '2' })
  expect(staleIn(folder, { 'a.ts': 'x', 'c.ts': '3' })).toEqual({ changed: ['a.ts', 'c.ts'], surplus: ['b.ts'] })
  expect(readFileSync(join(folder, 'a.ts'), 'utf8')).toBe('1')
})

it('notices a migration that is missing from the chain', () => {
  const migrations = join(folder, 'migrations')
  mkdirSync(migrations)
  writeFileSync(join(migrations, 'state.json'), '{"last":2,"tables":[]}')
  writeFileSync(join(migrations, '0001.sql'), '')
  expect(brokenChain(folder)).toEqual(['broken chain: migrations/state.json speaks of 2 migrations, there are 0001'])
  writeFileSync(join(migrations, '0002.sql'), '')
  expect(brokenChain(folder)).toEqual([])
})
