// `npm run staff`: the first person of a database that has none, and a new password that ends what was open.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../server/db/openDatabase.ts'
import { patiently } from '../run/patiently.ts'
import { fillDemo } from '../../server/fillDemo.ts'
import { changeStaff, resetFactor } from '../../server/staff/changeStaff.ts'
import { CommandError } from '../../server/CommandError.ts'
import { readStaffCommand } from '../../server/staff/readStaffCommand.ts'
import { typedPassword } from '../../server/staff/typedPassword.ts'
import { newFolder } from './embedded/workbench.ts'
import { ask, codesOf, openBench, type Bench } from './shell/bench.ts'
import { product } from './shell/library.ts'

let bench: Bench
let database: Database
beforeAll(async () => {
  bench = await openBench()
  database = openDatabase(bench.server.database.url, patiently)
})
afterAll(async () => {
  await database.close()
  await bench.stop()
})

const email = 'first@library.example'
const run = (does: 'add' | 'password', whose: string, secret: string): Promise<void> =>
  changeStaff(database, product, { does, email: whose }, secret)
const whoIs = async (secret: string) => {
  const cookie = await bench.enter(email, secret)
  const [person] = await bench.sql<{ id: string }>('select id from person where email = $1', [email])
  return bench.client({ cookie, userId: String(person?.id) })
}

test('the one who is added may enter, with every right of the first staff role', async () => {
  await run('add', email, 'a first password')
  const { data } = await ask<{ getMyAuthorities: { role: string } }>(await whoIs('a first password'), '{ getMyAuthorities { role } }')
  expect(data?.getMyAuthorities.role).toBe('librarian')
})

test('a start tells the password of the demo staff to those whom it lets in, and whom it does not', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'demo-staff.json'), JSON.stringify([email, 'gone@library.example']))
  const filledBefore = () => Promise.resolve({ filled: false, staff: [] })
  const told = (demoPassword: string) =>
    fillDemo(database, product, filledBefore, { demoPassword, dataDir: folder }, { ownerUrl: bench.server.database.url })
  expect(await told('a first password')).toEqual({ staff: [email], others: ['gone@library.example'], password: 'a first password' })
  expect(await told('one of today')).toMatchObject({ staff: [], others: [email, 'gone@library.example'] })
})

test('a new password lets in, the old one no more, and what was open is closed', async () => {
  const client = await whoIs('a first password')
  await ask(client, '{ getMyAuthorities { role } }')
  await run('password', email, 'a second password')
  expect(await client.closed).toMatchObject({ code: 4403, reason: 'ended' })
  await ask(await whoIs('a second password'), '{ getMyAuthorities { role } }')
  const old = await ask(bench.client(), 'mutation($e: String!) { login(email: $e, password: "a first password") { code } }', { e: email })
  expect(codesOf(old)).toEqual(['DENIED'])
})

describe('refused is', () => {
  test.each([
    ['one who is there', () => run('add', email, 'a first password'), 'there already'],
    ['one who is not', () => run('password', 'nobody@library.example', 'a first password'), 'Nobody'],
    ['a short password', () => run('add', 'other@library.example', 'short'), '8 characters'],
    ['a password longer than a login takes', () => run('add', 'other@library.example', 'long pass '.repeat(103)), 'at most 1,024'],
    ['a password with what no login takes', () => run('password', email, 'a NUL \0 in it'), 'no NUL'],
  ])('%s', async (_what, act, says) => {
    await expect(act()).rejects.toThrow(says)
  })

  test.each([
    ['of another role', { role: 'reader' }],
    ['who is not enabled', { status: 'BLOCKED' }],
  ])('one %s, who would not be let in with it: nothing is changed', async (_who, change) => {
    const gone = `gone${Object.keys(change).join('')}@library.example`
    await run('add', gone, 'a first password')
    const [name = '', value] = Object.entries(change)[0] ?? []
    await bench.sql(`update person set ${name} = $2 where email = $1`, [gone, value])
    const kept = () => bench.sql('select * from person where email = $1', [gone])
    const before = await kept()
    expect(before).toHaveLength(1)
    await expect(run('password', gone, 'a second password')).rejects.toThrow('may not enter')
    await expect(resetFactor(database, product, gone)).rejects.toThrow('may not enter')
    expect(await kept()).toEqual(before)
  })

  test.each([[[]], [['add']], [['remove', email]], [['add', 'no address']], [['add', email, 'more']]])('the command %j', (words) => {
    expect(() => readStaffCommand(words)).toThrow(CommandError)
  })
})

test('of a lost second factor the command asks no password', () =>
  expect(readStaffCommand(['reset-factor', email])).toEqual({ does: 'reset-factor', email }))

test.each([
  ['a pass phrase\n', 'a pass phrase'],
  ['typed twice\r\ntyped twice\r\n', 'typed twice'],
  [' with blanks ', ' with blanks '],
  ['', ''],
])('of %j the password is %j', (piped, password) => expect(typedPassword(piped)).toBe(password))
