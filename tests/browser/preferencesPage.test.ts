// What the server writes into the page of one's preferences, before any script runs (docs/decisions/052).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'

let house: House
let staff: Staff
beforeAll(async () => {
  house = await openHouse()
  staff = await enter(house, { at: '/', as: 'admin' })
  await staff.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
})
afterAll(() => house?.stop())
beforeEach(() => house.sql('delete from preference'))

const english = { 'accept-language': 'en' }
const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
const address = () => `${house.address}/admin/users/usersList`

interface Served {
  readonly tag: string | undefined
  readonly headers: Readonly<Record<string, string>>
}
const tagIn = (html: string): string | undefined => /<html[^>]*>/.exec(html)?.[0]
/** With the session of the one who is logged in. */
const mine = async (headers: Readonly<Record<string, string>> = english): Promise<Served> => {
  const answer = await staff.page.request.get(address(), { headers })
  return { tag: tagIn(await answer.text()), headers: answer.headers() }
}
/** The same, as often as it takes: a page whose preferences the database has not told in time is a stranger's (decision 052). */
const myTag = (headers = english) => expect.poll(async () => (await mine(headers)).tag)
const strangers = async (headers: Readonly<Record<string, string>>) => tagIn(await (await fetch(address(), { headers })).text())
const prefer = (name: string, value: string) =>
  house.sql("insert into preference (person, name, value) select id::text, $1, $2 from users where email = 'admin@example.com'", [
    name,
    value,
  ])

it('is written for whom its cookie names, and says what it depends on', async () => {
  await prefer('zone', 'Australia/Lord_Howe')
  await prefer('rows', 'compact')
  await myTag().toBe('<html lang="en" dir="ltr" data-zone="Australia/Lord_Howe" data-rows="compact">')
  const { headers } = await mine()
  expect(headers['vary']).toBe('Cookie, Accept-Language')
  expect(headers['cache-control']).toBe('no-store')
  for (const other of [{}, { cookie: 'session-80=x' }]) expect(await strangers({ ...english, ...other })).toBe('<html lang="en" dir="ltr">')
})

it('is in the language that one prefers, else in the one that the browser asks for', async () => {
  expect(await strangers(german)).toBe('<html lang="de" dir="ltr">')
  expect(await strangers({ 'accept-language': 'fr' })).toBe('<html lang="en" dir="ltr">')
  expect((await mine(german)).tag).toBe('<html lang="de" dir="ltr">')
  await prefer('language', 'en')
  await myTag(german).toBe('<html lang="en" dir="ltr">')
})

it('says nothing of what means nothing any more', async () => {
  await prefer('zone', '"><b>')
  await prefer('rows', '"')
  await prefer('language', '"')
  expect((await mine()).tag).toBe('<html lang="en" dir="ltr">')
})
