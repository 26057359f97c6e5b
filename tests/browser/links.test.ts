// Links of the console are ordinary anchors that the router follows: what a browser does with a link of its own, it does with them.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { Stage } from './shell/Stage.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

const documents = () => stage.server.requested.filter((each) => /^GET \/admin\/(\w+\/?)*$/.test(each))

it('lead on within the page, and Back leads back', async () => {
  const page = await stage.inside('/')
  const before = documents()
  expect(before).toStrictEqual(['GET /admin/'])
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Users' }).click()
  await page.getByRole('heading', { name: 'Users' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  expect(documents()).toStrictEqual(before)
})

it('open another tab with the keys for it, and leave this one where it is', async () => {
  const page = await stage.inside('/')
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Users' })
    .click({ modifiers: ['ControlOrMeta'] })
  // Asked of the server: what a tab in the background tells its driver depends on the browser and its moment.
  await expect.poll(documents).toStrictEqual(['GET /admin/', 'GET /admin/users/usersList'])
  expect(new URL(page.url()).pathname).toBe('/admin/')
})

it('add nothing to the history where they lead to where one is', async () => {
  const page = await stage.inside('/')
  const length = async () => page.evaluate(() => history.length)
  const before = await length()
  for (let press = 0; press < 2; press += 1) await page.getByRole('banner').locator('a.logo').click()
  expect(await length()).toBe(before)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Users' }).click()
  await page.getByRole('heading', { name: 'Users' }).waitFor()
  expect(await length()).toBe(before + 1)
})
