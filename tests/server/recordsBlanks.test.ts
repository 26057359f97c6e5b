// A text of blanks alone is absent: stored as nothing, and missed where something is required.
import { beforeAll, expect, it } from 'vitest'
import type { Caller } from '../../server/call.ts'
import { addMember, errorsOf } from './records/fillLibrary.ts'
import { openFilledLibrary } from './records/libraryBench.ts'
import type { Workbench } from './records/workbench.ts'

let bench: Workbench
let librarian: Caller

beforeAll(async () => ({ bench, librarian } = await openFilledLibrary()).bench.stop)

it('stores nothing where a text is of blanks alone, and asks no rule of it that a text is asked', async () => {
  const id = await addMember(bench, 'blank@example.com')
  const save = (version: number, name: string) => bench.run(librarian, 'membersUpdate', { id, version, patch: { name } }, ['name'])
  expect(await save(1, 'Ann')).toMatchObject({ record: { name: 'Ann' } })
  expect(await save(2, ' '.repeat(600))).toMatchObject({ record: { name: null } })
  expect(await bench.sql('select name from members where id = $1', [id])).toEqual([{ name: null }])
})

it('misses what is required where it is of blanks alone', async () => {
  const id = await addMember(bench, 'missing@example.com')
  const blank = await bench.run(librarian, 'memberContactUpdate', { id, version: 1, patch: { zip: ' \t ' } })
  expect(errorsOf(blank)).toEqual([['zip', 'errors.required']])
})
