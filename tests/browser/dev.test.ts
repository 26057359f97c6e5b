// `npm run dev`: a label saved in a spec shows in the page that is open, and what is half typed there stays.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { renameLabel } from '../drill/editSpecs.ts'
import { admin, fillHouse } from '../drill/fillHouse.ts'
import { makeCopy, type Copy } from '../drill/makeCopy.ts'
import { developCopy, type RunningCopy } from '../drill/runCopy.ts'
import { runningDatabase } from '../drill/runningDatabase.ts'
import { visit } from '../drill/Visitor.ts'
import { closeWindows, launch } from './launch.ts'

let browser: Browser
let copy: Copy
let running: RunningCopy
let profile: string

beforeAll(async () => {
  browser = await launch()
  copy = makeCopy()
  copy.commit('The product')
  const dataDir = `${copy.folder}/.data`
  running = await developCopy(copy, dataDir)
  const { creatorId } = await fillHouse((await runningDatabase(dataDir)).application)
  profile = `/profile/${creatorId}`
})

afterAll(async () => {
  await running?.stop()
  await closeWindows(browser)
  copy?.remove()
})

it('shows a renamed label at once, beside half-typed text, which can be saved afterwards', async () => {
  const { page, open, section } = await visit(browser, running.address, admin)
  await open(profile)
  const questionnaire = section('Questionnaire')
  await questionnaire.getByRole('button', { name: 'Edit: Questionnaire' }).click()
  await questionnaire.getByLabel('About').fill('Songs of the sea, and of')
  await questionnaire.getByLabel('Hair colour').waitFor()
  await page.evaluate(() => Object.assign(window, { before: true }))

  renameLabel(copy)

  await questionnaire.getByLabel('Colour of hair').waitFor()
  expect(await page.evaluate(() => 'before' in window)).toBe(true)
  expect(await questionnaire.getByLabel('About').inputValue()).toBe('Songs of the sea, and of')
  expect(await page.getByText('Hair colour').count()).toBe(0)

  await questionnaire.getByLabel('About').press('End')
  await questionnaire.getByLabel('About').pressSequentially(' home')
  await questionnaire.getByRole('button', { name: 'Save' }).click()
  await questionnaire.getByRole('button', { name: 'Edit: Questionnaire' }).waitFor()
  // The server starts again by itself meanwhile, since it has the texts too.
  await expect.poll(() => running.said().split('the console is ready').length, { timeout: 400_000 }).toBe(3)
  await page.reload()
  await questionnaire.getByText('Songs of the sea, and of home', { exact: true }).waitFor()
})
