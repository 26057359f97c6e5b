// A field, an input or an answer that gets another name, or a value of another type: every custom that used it no longer compiles, so nothing fails only when its screen is opened.
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeCopy } from '../drill/makeCopy.ts'
import { typesOfRooms } from '../run/typesIn.ts'

const customs = ['custom/server', 'custom/events', 'demo']
const copy = makeCopy()
afterAll(() => copy.remove())

const run = (...command: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy.folder, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/** Places in customs that do not compile: path and line. */
const compile = (): readonly (readonly [path: string, line: number])[] => {
  const said = typesOfRooms(copy.folder, customs)
  return [...said.matchAll(/^(\S+?)\((\d+),\d+\): error TS/gm)].map((found) => [found[1] ?? '', Number(found[2])])
}

const comments = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/** Paths of the customs that name one of these, outside comments. */
const usersOf = (names: readonly string[]): readonly string[] => {
  const used = new RegExp(`\\b(?:${names.join('|')})\\b`)
  return customs
    .flatMap((room) => readdirSync(join(copy.folder, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`))
    .filter((path) => statSync(join(copy.folder, path)).isFile())
    .filter((path) => used.test(readFileSync(join(copy.folder, path), 'utf8').replaceAll(comments, '')))
}

/** Each line is wrong in one way: a field nobody has, a value of another type, an input of another action. */
const wrong = [
  `import type { CustomRun, Guard } from '../../server/kit.ts'`,
  `import { insert, loadRecords, write } from './store.ts'`,
  `export const a = (change: CustomRun<'disableUser'>) => write(change, 'User', '1', { nickname: 'Ann' })`,
  `export const b = (change: CustomRun<'disableUser'>) => write(change, 'User.payee', '1', { currency: 5 })`,
  `export const c = (change: CustomRun<'disableUser'>) => write(change, 'User', '1', { status: 'ASLEEP' })`,
  `export const q = (change: CustomRun<'disableUser'>, more: boolean) => write(change, 'User', '1', { email: 'a', ...(more ? { nickname: 'Ann' } : {}) })`,
  `export const d = (change: CustomRun<'disableUser'>) => write(change, 'User.purse', '1', {})`,
  `export const e = (change: CustomRun<'disableUser'>) => insert(change, 'User', { 'payee.nickname': 'Ann' })`,
  `export const f = (change: CustomRun<'disableUser'>) => insert(change, 'User', { 'registration.timeZone': false })`,
  `export const g = (change: CustomRun<'disableUser'>): string | null => change.record['payee.nickname']`,
  `export const h = (change: CustomRun<'disableUser'>): number => change.record['payee.country']`,
  `export const i = (change: CustomRun<'disableUser'>): string => change.record['credentials.password']`,
  `export const j = (change: CustomRun<'disableUser'>): string => change.input.reason`,
  `export const k = (change: CustomRun<'disableUser'>): number => change.input.disabledReason`,
  `export const l = (change: CustomRun<'disableUser'>) => change.set('disabledReason', 5)`,
  `export const m = (change: CustomRun<'disableUser'>) => change.set('reason', 'Spam')`,
  `export const n = (change: CustomRun<'createUser'>): string => change.record.id`,
  `export const o: Guard<'noteByHand'> = async (call) => call.records.map((each) => each.gross)`,
  `export const p = (change: CustomRun<'disableUser'>) => loadRecords(change, 'Person', ['1'])`,
]

it('does not compile where a custom takes a value for another', () => {
  copy.write('custom/server/planted.ts', wrong.join('\n'))
  const places = compile().map(([path, line]) => `${path}:${line}`)
  expect([...new Set(places)]).toEqual(wrong.slice(2).map((_line, at) => `custom/server/planted.ts:${at + 3}`))
  copy.write('custom/server/planted.ts', '')
})

it('does not compile where a custom reads, writes, asks the database for or is given what has another name now', () => {
  const expected = usersOf(['sensitiveContent', 'toldTime', 'disabledReason', 'leaveOut']).toSorted()
  expect(expected.length).toBeGreaterThan(4)
  copy.edit('specs/users/questionnaire.ts', 'sensitiveContent: { kind:', "showsSensitive: { was: 'sensitiveContent', kind:")
  // Sites may leave it out by its earlier name.
  copy.edit(
    'specs/systemSettings/questionNames.ts',
    "sensitiveContent: 'Has sensitive content',",
    "sensitiveContent: { label: 'Has sensitive content', retired: true },\n  showsSensitive: 'Has sensitive content',",
  )
  copy.edit('specs/postVerifications.ts', "'questionnaire.sensitiveContent'", "'questionnaire.showsSensitive'")
  copy.edit('specs/postVerifications.ts', 'toldTime: { kind:', "tellTime: { was: 'toldTime', kind:")
  const users = copy.read('specs/users.ts').replaceAll('disabledReason', 'disabledWhy')
  copy.write('specs/users/summary.ts', copy.read('specs/users/summary.ts').replaceAll('disabledReason', 'disabledWhy'))
  copy.write('specs/users.ts', users.replace('disabledWhy: {', "disabledWhy: { was: 'disabledReason',"))
  copy.edit('specs/payoutRequests/actions.ts', 'leaveOut: {', 'withoutUsers: {')
  expect(run('scripts/generate.mjs')).toMatch(/files, \d+ written/)
  expect([...new Set(compile().map(([path]) => path))].toSorted()).toEqual(expected)
})
