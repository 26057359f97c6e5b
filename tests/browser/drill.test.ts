// The product owner's drill: a running house, seven wishes written into specs/ and nowhere else, and the same house again with all of them.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { house } from '../architecture/listSources.ts'
import { addEntity, addField, addOption, renameLabel, takePayFromManagers } from '../drill/editSpecs.ts'
import { admin, fillHouse, manager } from '../drill/fillHouse.ts'
import { addSettingsScreen, useSettingsScreen } from '../drill/helpTopics.ts'
import { typesOfRooms } from '../run/typesIn.ts'
import { makeCopy, type Copy } from '../drill/makeCopy.ts'
import { runCopy, runIn, type RunningCopy } from '../drill/runCopy.ts'
import { runningDatabase } from '../drill/runningDatabase.ts'
import { digestsOf, noteTables, type Digests, type NotedTable } from '../drill/tableDigests.ts'
import { visit, type Visitor } from '../drill/Visitor.ts'
import { closeWindows, launch } from './launch.ts'

// A build, two starts and a type check: on a busy machine each takes its time.

let browser: Browser
let copy: Copy
let running: RunningCopy | undefined
let profile: string
let noted: readonly NotedTable[]
let old: Digests
let paidBefore = 0
const made = { code: 1 as number | null, said: '', changed: [] as readonly string[] }

const dataDir = (): string => `${copy.folder}/.data`

const asOwner = async <Result>(run: (client: Client) => Promise<Result>): Promise<Result> => {
  const client = new Client({ connectionString: (await runningDatabase(dataDir())).owner })
  try {
    await client.connect()
    return await run(client)
  } finally {
    await client.end()
  }
}

const as = async (who: typeof admin, run: (visitor: Visitor) => Promise<void>): Promise<void> => {
  const visitor = await visit(browser, running!.address, who)
  await run(visitor)
  expect(visitor.problems).toEqual([])
  await visitor.leave()
}

const payButtons = async ({ page, open }: Visitor): Promise<number> => {
  await open('/payoutRequests?look=table')
  await page.getByRole('row', { name: /Clara Creator/ }).waitFor()
  return page.getByRole('button', { name: /^Pay\b/ }).count()
}

/** The house as it was: data, a manager who pays, the old label. */
const liveOnce = async (): Promise<void> => {
  running = await runCopy(copy, dataDir())
  const { creatorId } = await fillHouse((await runningDatabase(dataDir())).application)
  profile = `/profile/${creatorId}`
  await as(manager, async (visitor) => {
    paidBefore = await payButtons(visitor)
    await visitor.open(profile)
    await visitor.section('Questionnaire').getByText('Hair colour', { exact: true }).waitFor()
  })
  noted = await asOwner(noteTables)
  old = await asOwner((client) => digestsOf(client, noted))
  await running.stop()
}

beforeAll(async () => {
  browser = await launch()
  copy = makeCopy()
  copy.commit('The product as it is')
  cpSync(join(house, 'dist'), join(copy.folder, 'dist'), { recursive: true, preserveTimestamps: true })
  await liveOnce()
  for (const wish of [addField, addOption, renameLabel, takePayFromManagers, addEntity, addSettingsScreen]) wish(copy)
  Object.assign(made, await runIn(copy, 'generate'), { changed: copy.changed() })
  running = await runCopy(copy, dataDir())
})

afterAll(async () => {
  await running?.stop()
  await closeWindows(browser)
  copy?.remove()
})

describe('after a few lines below specs/ and npm run generate', () => {
  it('keeps every row and every value', async () => {
    expect(await asOwner((client) => digestsOf(client, noted))).toEqual(old)
    expect(old['payout_requests']?.rows).toBe(1)
  })

  it('needed no line anywhere else', () => {
    expect(made).toMatchObject({
      code: 0,
      said: expect.stringMatching(
        /^\d+ files, \d+ written, 0 removed\.\nde: \d+ texts have no translation yet [^\n]+\n3 columns or tables are left [^\n]+\n$/,
      ) as string,
    })
    expect(made.changed.filter((path) => !/^(specs|generated)\//.test(path))).toEqual([])
    expect(made.changed.filter((path) => path.startsWith('specs/'))).toHaveLength(7)
  })

  it('compiles, the new entity and its tables among the rest', async () => {
    expect(typesOfRooms(copy.folder, ['specs', 'generated', 'src', 'server', 'custom'])).toBe('')
  })

  it('says in words what the change means', async () => {
    const { code, said } = await runIn(copy, 'spec:diff', 'HEAD')
    expect(code).toBe(0)
    for (const lost of ['runs payoutRequestsPay', 'does PayoutRequest.pay', 'does PayoutRequest.undoPaid', 'does User.manualPayout'])
      expect(said).toContain(`- manager ${lost}\n`)
    expect(said).not.toContain('- manager does PayoutRequest.decline')
    expect(said).toContain('- manager holds createPayoutTransaction\n')
    expect(said).not.toMatch(/- admin /)
    expect(said).toContain('+ manager changes User.questionnaire.pronouns\n')
    expect(said).toContain('alter table "users_questionnaire" add column "pronouns" text;\n')
    expect(said).toContain('create table "announcements" (\n')
    expect(said).toContain('Verdict: widening, narrowing, what is stored, sent or shown is another\n')
  })
})

describe('in the console of the house that started again on its data', () => {
  it('has the new field: typed, saved, kept', async () => {
    await as(manager, async ({ page, open, section }) => {
      await open(profile)
      await section('Questionnaire').getByRole('button', { name: 'Edit: Questionnaire' }).click()
      await section('Questionnaire').getByLabel('Pronouns').fill('she/her')
      await section('Questionnaire').getByRole('button', { name: 'Save' }).click()
      await section('Questionnaire').getByRole('term').filter({ hasText: 'Pronouns' }).waitFor()
      await page.reload()
      await section('Questionnaire').getByText('she/her', { exact: true }).waitFor()
      expect(await section('Questionnaire').getByText('Songs of the sea').count()).toBe(1)
    })
  })

  it('offers the new option, and the field has its new label', async () => {
    await as(admin, async ({ open, section, choose }) => {
      await open(profile)
      await section('Questionnaire').getByText('Colour of hair', { exact: true }).waitFor()
      expect(await section('Questionnaire').getByText('Hair colour', { exact: true }).count()).toBe(0)
      await section('Questionnaire').getByRole('button', { name: 'Edit: Questionnaire' }).click()
      await choose(section('Questionnaire'), 'Eye colour', 'Amber')
      await section('Questionnaire').getByRole('button', { name: 'Save' }).click()
      await section('Questionnaire').getByText('Amber', { exact: true }).waitFor()
      await section('Questionnaire').getByText('Brown', { exact: true }).waitFor()
    })
  })

  it('no longer lets managers pay, and still lets admins', async () => {
    expect(paidBefore).toBe(1)
    await as(manager, async (visitor) => {
      expect(await payButtons(visitor)).toBe(0)
      expect(await visitor.page.getByRole('button', { name: /^Decline\b/ }).count()).toBe(1)
    })
    await as(admin, async (visitor) => expect(await payButtons(visitor)).toBe(1))
  })

  it('has the new screen of Settings: its entry, its list, its form', () =>
    as(admin, async (visitor) => expect(await useSettingsScreen(visitor)).toContain('Everybody')))

  it('has the new entity: menu, list, create, edit, transition, detail', async () => {
    await as(manager, async ({ page, section, choose }) => {
      const toList = () => page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Announcements' }).click()
      await toList()
      await page.getByRole('button', { name: 'Add announcement' }).first().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Title').fill('New price lists')
      await choose(dialog, 'Audience', 'New creators')
      await dialog.getByRole('button', { name: 'Add announcement' }).click()
      // What was made is gone on with on its own screen.
      await page.getByRole('heading', { name: 'New price lists' }).waitFor()
      const text = section('Announcement text')
      await text.getByRole('button', { name: 'Edit: Announcement text' }).click()
      await text.getByLabel('Text').fill('From Monday on.')
      await text.getByRole('button', { name: 'Save' }).click()
      await page.reload()
      await text.getByText('From Monday on.').waitFor()

      await toList()
      const row = page.getByRole('row', { name: /New price/ })
      await row.getByText('Draft').waitFor()
      await row.getByText('New creators').waitFor()
      await row.getByRole('button', { name: 'Edit: New price lists' }).click()
      await dialog.getByLabel('Title').fill('New prices')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await row.getByRole('button', { name: /^Publish\b.*New prices/ }).click()
      await dialog.getByText('Publish New prices? Creators see it at once.').waitFor()
      await dialog.getByRole('button', { name: 'Publish' }).click()
      await row.getByText('Published', { exact: true }).waitFor()
      expect(await row.getByRole('button', { name: /^Withdraw\b/ }).count()).toBe(1)
    })
  })
})

const slip = `specs/announcements.ts:53:25  unknown-field
  Announcement has no field "audiense". Did you mean "audience"?
  53 |     filters: ['status', 'audiense'],
     |                         ^^^^^^^^^^

1 problem. Nothing was written.
`

describe('a slip of the pen', () => {
  it('is told with its place, its line and what was probably meant, and nothing is written', async () => {
    copy.commit('The new wishes')
    copy.edit('specs/announcements.ts', `filters: ['status', 'audience']`, `filters: ['status', 'audiense']`)
    expect(await runIn(copy, 'generate')).toEqual({ code: 1, said: slip })
    expect(copy.changed()).toEqual(['specs/announcements.ts'])
  })
})
