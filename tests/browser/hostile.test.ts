// Texts that would be programs, stored in every field that any screen shows as a text: they are shown as they stand, and nothing in them runs (B03).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { amount, spread } from '../run/amount.ts'
import texts from '../corpora/markup.json'
import { readShown } from './hostile/readShown.ts'
import { formatted, storeTexts } from './hostile/storedTexts.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { addressOf } from './tour/addressOf.ts'
import { settle } from './tour/look.ts'
import { stops } from './tour/Stop.ts'

let house: House
let admin: Staff
let creator: string
const called: string[] = []
const addresses = new Map<string, string>()
const screens = stops.filter(({ who, opens }) => opens && who === 'admin').map(({ screen }) => screen)
const visited = spread(screens, 4, 9)
/** Fields of which a text was seen, and which texts. */
const seen = { fields: new Set<string>(), texts: new Set<string>() }

beforeAll(async () => {
  house = await openHouse()
  admin = await enter(house)
  await admin.context.exposeFunction('canary', () => void called.push(admin.page.url()))
  await admin.open('/login')
  await admin.login('admin@example.com')
  await admin.page.getByRole('navigation', { name: 'Main menu' }).waitFor()
  for (const screen of visited) addresses.set(screen.name, await addressOf(house, screen))
  const [file] = await house.sql<{ creator: string }>('select user_id::text as creator from user_files order by id limit 1')
  creator = `/profile/${file?.creator}`
  await storeTexts(house, texts)
})
afterAll(() => house?.stop())

const marker = /\/\/([A-Z]\w+(?:\.\w+)+)#\d+\.$/

const fieldOf = (text: string): string => marker.exec(text)?.[1] ?? ''

/** Before what a record is called, where that stands with its entity and id. */
const named = /^[A-Z]\w+:[\w.-]+:/

/** Whatever of the texts came over the socket. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return marker.test(value) && !formatted.has(fieldOf(value)) ? [value.replace(named, '')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const look = async (): Promise<readonly string[]> => {
  await settle(admin.page)
  const { shown, wrong } = await readShown(admin.page, [...new Set(textsIn(admin.received))])
  for (const each of shown) {
    seen.fields.add(fieldOf(each))
    seen.texts.add(each.replace(marker, ''))
  }
  return wrong
}

/** The screen, and each of its tabs. */
const visit = async (address: string): Promise<readonly string[]> => {
  admin.problems.length = 0
  admin.received.length = 0
  await admin.open(address)
  const wrong = [...(await look())]
  const tabs = admin.page.getByRole('tab')
  for (let at = 1; at < (await tabs.count()); at += 1) {
    await tabs.nth(at).click()
    wrong.push(...(await look()))
  }
  return [...wrong, ...admin.problems, ...called]
}

describe('a text that would be a program', () => {
  it.each(visited.map(({ name }) => name))('is a text and nothing else on the screen %s', async (name) => {
    expect(await visit(addresses.get(name) ?? '')).toEqual([])
  })

  it('is a text and nothing else on the profile of a creator', async () => {
    expect(await visit(creator)).toEqual([])
  })

  it('was seen of most fields, and so was most of the texts', () => {
    console.log(`${seen.fields.size} fields, ${seen.texts.size} texts`)
    expect(seen.fields.size).toBeGreaterThan(amount(40, 90))
    expect(seen.texts.size).toBeGreaterThan(amount(100, 240))
  })

  it('is a text as the name of a file that is refused', async () => {
    admin.problems.length = 0
    await admin.open(creator)
    await admin.page.getByRole('button', { name: 'Add files' }).first().click()
    const dialog = admin.page.getByRole('dialog')
    const names = spread(texts, 20).map((each) => `${each}.exe`)
    await dialog.locator('input[type=file]').setInputFiles(names.map((name) => ({ name, mimeType: 'text/x', buffer: Buffer.from('x') })))
    const bare = (text: string): string => text.replaceAll(/[\s\p{C}]/gu, '')
    const told = async (): Promise<string> => bare(await dialog.innerText())
    await expect.poll(told).toContain(bare(`${names.at(-1)} is of no type that may be sent here`))
    const refused = await told()
    expect(names.filter((name) => !refused.includes(bare(`${name} is of no type that may be sent here`)))).toEqual([])
    expect([...(await look()), ...admin.problems, ...called]).toEqual([])
  })

  it.each(texts.filter((_, at) => at % amount(131, 20) === 0))('is a text where a list is searched for %j', async (text) => {
    admin.problems.length = 0
    await admin.open(`/users/usersList?search=${encodeURIComponent(text)}`)
    await settle(admin.page)
    expect((await readShown(admin.page, [])).wrong).toEqual([])
    expect([...admin.problems, ...called]).toEqual([])
  })

  it('is a text as the name of the site, for whoever is not logged in', async () => {
    const nobody = await enter(house)
    await nobody.context.exposeFunction('canary', () => void called.push('login'))
    await nobody.open('/login')
    await settle(nobody.page)
    const [stored] = await house.sql<{ name: string }>('select site_name as name from system_settings_frontend_config')
    expect(await readShown(nobody.page, [String(stored?.name)])).toEqual({ shown: [stored?.name], wrong: [] })
    expect([...nobody.problems, ...called]).toEqual([])
  })
})
