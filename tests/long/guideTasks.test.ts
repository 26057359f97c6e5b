// The twenty things of docs/guide.md, each done below specs/ alone to a product that runs, and looked at in its console: files, lines and seconds stand in the log.
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeWindows, launch } from '../browser/launch.ts'
import { enter, type Staff } from '../browser/story/enter.ts'
import { filledFolder } from '../browser/story/filledFolder.ts'
import { guideTasks, type Edit } from '../docs/guideTasks.ts'
import { makeCopy, type Copy } from '../drill/makeCopy.ts'
import { runCopy, runIn, type RunningCopy } from '../drill/runCopy.ts'
import { runningDatabase } from '../drill/runningDatabase.ts'
import { seen } from './guide/seen.ts'

const size = { users: 240, creators: 60, transactions: 3_000, requests: 90 }
const answered = `select q.id from users_questionnaire q join users u on u.id = q.id
  where u.status = 'ACTIVE' and u.role = 'free_business' order by 1 limit 1`

let copy: Copy
let browser: Browser

beforeAll(async () => {
  browser = await launch()
  copy = makeCopy()
  copy.commit('The product as it is')
})
afterAll(async () => {
  await closeWindows(browser)
  copy?.remove()
})

const apply = ({ file, from, to }: Edit): void =>
  from === undefined ? copy.write(`specs/${file}`, to) : copy.edit(`specs/${file}`, from, to)

const takeBack = (): void => {
  for (const args of [
    ['checkout', '--quiet', '.'],
    ['clean', '--quiet', '-fd', 'specs', 'generated'],
  ])
    execFileSync('git', args, { cwd: copy.folder })
}

const look = async (running: RunningCopy, dataDir: string, at: number): Promise<void> => {
  const database = new pg.Client({ connectionString: (await runningDatabase(dataDir)).owner })
  await database.connect()
  const windows: Staff[] = []
  const enterAs = async (email: string): Promise<Staff> => {
    const staff = await enter({ browser, address: running.address })
    windows.push(staff)
    await staff.open('/login')
    await staff.login(email)
    await staff.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    return staff
  }
  try {
    const { rows } = await database.query<{ id: string }>(answered)
    await seen[at]?.({
      admin: await enterAs('admin@example.com'),
      enter: enterAs,
      sql: async (text) => database.query(text),
      profile: `/profile/${rows[0]?.id}`,
      set: async (name, value) => expect(await runIn(copy, 'settings', 'set', name, value)).toMatchObject({ code: 0 }),
    })
    expect(windows.flatMap(({ problems }) => problems)).toEqual([])
  } finally {
    await database.end()
    for (const { context } of windows) await context.close()
  }
}

it('are as many as are looked at', () => expect(seen).toHaveLength(guideTasks.length))

it.each(guideTasks.map((task, at) => ({ ...task, at })))('$title', async ({ title, edits, at }) => {
  const dataDir = `${copy.folder}/.data`
  try {
    await filledFolder(size, dataDir)
    edits.forEach(apply)
    const began = performance.now()
    const { code, said } = await runIn(copy, 'generate')
    const generated = performance.now()
    expect([code, said]).toEqual([0, expect.stringMatching(/^\d+ files, \d+ written/)])
    expect(copy.changed().filter((path) => !/^(specs|generated)\//.test(path))).toEqual([])
    const running = await runCopy(copy, dataDir)
    const started = performance.now()
    try {
      await look(running, dataDir, at)
    } finally {
      await running.stop()
    }
    const files = new Set(edits.map(({ file }) => file)).size
    const lines = edits.reduce((sum, each) => sum + each.lines, 0)
    const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1)
    console.log(
      `${title}: ${files} files, ${lines} lines, generated in ${seconds(generated - began)} s, there after ${seconds(started - began)} s`,
    )
  } finally {
    takeBack()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
