// `npm run dev`: what is tried stays one migration, and the server and its database follow.
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCopy, type Copy } from '../drill/makeCopy.ts'
import { developCopy, type RunningCopy } from '../drill/runCopy.ts'

let copy: Copy
let running: RunningCopy

beforeAll(async () => {
  copy = makeCopy()
  copy.commit('The product')
  running = await developCopy(copy, `${copy.folder}/.data`)
})

afterAll(async () => {
  await running?.stop()
  copy?.remove()
})

it('keeps all that is tried in one migration, and none where it is taken back; the database follows', async () => {
  const migrations = (): readonly string[] => readdirSync(`${copy.folder}/generated/migrations`).filter((name) => name.endsWith('.sql'))
  const starts = (): number => running.said().split('the console is ready').length
  const patiently = { timeout: 300_000 }
  const before = migrations()
  const shelf = "    shelf: { kind: 'text', label: 'Shelf', max: 40 },\n"
  const motto = "    motto: { kind: 'text', label: 'Motto', max: 40 },\n"
  const next = `generated/migrations/${String(before.length + 1).padStart(4, '0')}.sql`

  let started = starts()
  copy.edit('specs/tags.ts', '  fields: {\n', `  fields: {\n${shelf}`)
  await expect.poll(() => migrations().length, patiently).toBe(before.length + 1)
  await expect.poll(starts, patiently).toBeGreaterThan(started)

  started = starts()
  copy.edit('specs/tags.ts', shelf, shelf + motto)
  await expect.poll(() => copy.read(next), patiently).toContain('add column "motto"')
  expect(copy.read(next)).toContain('add column "shelf"')
  expect(migrations()).toHaveLength(before.length + 1)
  await expect.poll(starts, patiently).toBeGreaterThan(started)

  started = starts()
  copy.edit('specs/tags.ts', shelf + motto, '')
  await expect.poll(migrations, patiently).toEqual(before)
  await expect.poll(starts, patiently).toBeGreaterThan(started)
  expect(running.said()).toContain('"left":"tags.shelf"')
})
