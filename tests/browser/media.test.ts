// Films, sound and documents of a post, played in a real browser from their signed addresses, piece by piece.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sunrise } from '../../demo/media/pieces.ts'
import { enter, type Staff } from './story/enter.ts'
import { openHouse, type House } from './story/openHouse.ts'
import { stopClock } from './story/stopClock.ts'

let house: House
let staff: Staff
let creator: string
let set: string
/** Of files, as they were answered: status, path and the range that was asked for. */
const answered: { readonly code: number; readonly address: URL; readonly range: string | undefined }[] = []

beforeAll(async () => {
  house = await openHouse()
  const [found] = await house.sql<{ creator: string; post: string }>(
    `select s.user_id::text as creator, s.id::text as post from content_sets s join content_files f on f.set_id = s.id join users u on u.id = s.user_id
     where f.file->>'contentType' = 'video/webm' and u.status = 'ACTIVE' and s.processing_status = 'OK' and s.published order by s.id limit 1`,
  )
  creator = found?.creator ?? ''
  set = found?.post ?? ''
  staff = await enter(house)
  staff.page.on('response', (response) => {
    const address = new URL(response.url())
    if (address.pathname.startsWith('/files/'))
      answered.push({ code: response.status(), address, range: response.request().headers()['range'] })
  })
  await staff.open(`/profile/${creator}/sets`)
  await staff.login('manager@example.com')
})
afterAll(() => house?.stop())

const dialog = () => staff.page.getByRole('dialog')
const open = (name: string) =>
  staff.page
    .getByRole('button', { name: `Open ${name}` })
    .first()
    .click()

/** Plays it from where it is, once it has come: an address that holds no longer is asked for again first. @returns how far it came, in seconds */
const played = async (kind: 'video' | 'audio'): Promise<number> => {
  const element = dialog().locator(kind)
  await expect.poll(() => element.evaluate((media: HTMLMediaElement) => media.readyState)).toBeGreaterThan(0)
  return element.evaluate(async (media: HTMLMediaElement) => {
    media.muted = true
    await media.play()
    await new Promise<void>((resolve) => {
      media.addEventListener('timeupdate', () => media.currentTime > 0.5 && resolve())
    })
    return media.currentTime
  })
}

it('a film is shown by its picture among the posts', async () => {
  const { page, problems } = staff
  await page.getByRole('button', { name: 'Cards', exact: true }).click()
  const poster = page.locator('.listCards img[src^="/video-thumbnails/"]').first()
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await staff.shoot('mediaCards')
  expect(await staff.axe()).toEqual([])
  expect(problems).toEqual([])
})

it('plays, from a signed address that answers pieces', async () => {
  const { page, problems } = staff
  await staff.open(`/profile/${creator}/sets/${set}`)
  await open('sunrise.webm')
  expect(await played('video')).toBeGreaterThan(0.5)
  const size = await dialog()
    .locator('video')
    .evaluate((video: HTMLVideoElement) => [video.videoWidth, video.videoHeight, video.duration])
  expect(size).toEqual([320, 180, 3])
  expect(answered.length).toBeGreaterThan(0)
  for (const { code, address, range } of answered) {
    expect([code, range?.startsWith('bytes=')]).toEqual([206, true])
    expect([...address.searchParams.keys()].toSorted()).toEqual(['signature', 'until'])
  }
  await staff.shoot('mediaVideo')
  expect(await staff.axe()).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})

it('goes to any place of it', async () => {
  await open('sunrise.webm')
  const at = await dialog()
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      if (video.readyState === 0) await new Promise((resolve) => video.addEventListener('loadedmetadata', resolve))
      video.currentTime = 2
      await new Promise((resolve) => video.addEventListener('seeked', resolve))
      return video.currentTime
    })
  expect(at).toBeCloseTo(2, 1)
  await dialog().getByRole('button', { name: 'Close' }).click()
})

it('asks again where its address holds no longer, and says so where that does not help', async () => {
  const { page } = staff
  await page.route('**/files/*', (route) => route.fulfill({ status: 403 }), { times: 1 })
  await open('sunrise.webm')
  expect(await played('video')).toBeGreaterThan(0.5)
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.route('**/files/*', (route) => route.fulfill({ status: 403 }))
  await open('sunrise.webm')
  await dialog().getByText('This file cannot be played here; download it').waitFor()
  await page.unroute('**/files/*')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(staff.problems.splice(0).every((each) => each.includes('403'))).toBe(true)
})

it('sounds, and is read page by page', async () => {
  const { problems } = staff
  await open('melody.ogg')
  expect(await played('audio')).toBeGreaterThan(0.5)
  await staff.shoot('mediaAudio')
  expect(await staff.axe()).toEqual([])
  await dialog().getByRole('button', { name: 'Close' }).click()
  await open('notes.pdf')
  await dialog().locator('canvas[data-drawn]').first().waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  expect(problems).toEqual([])
})

it('is stopped on its way, and sent to its end when it is asked for again', async () => {
  const { page } = staff
  const connection = await staff.context.newCDPSession(page)
  const upwards = (uploadThroughput: number) =>
    connection.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput })
  await upwards(200_000)
  await page.getByRole('button', { name: 'Upload files' }).click()
  const { bytes } = await sunrise()
  const long = `${'\u{1F600}'.repeat(10)}${'n'.repeat(290)}.webm`
  await dialog()
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'long.webm', mimeType: 'video/webm', buffer: Buffer.concat([bytes, Buffer.alloc(20_000_000)]) },
      { name: long, mimeType: 'video/webm', buffer: bytes },
    ])
  await dialog().getByRole('button', { name: 'Upload', exact: true }).click()
  await dialog().getByRole('progressbar', { name: 'Progress of long.webm' }).waitFor()
  expect(await dialog().evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
  await dialog().getByRole('button', { name: 'Stop long.webm' }).click()
  await dialog().getByText('Stopped').waitFor()
  await dialog().getByText('done', { exact: true }).waitFor()
  await staff.shoot('mediaStopped')
  expect(await staff.axe()).toEqual([])
  await upwards(-1)
  await dialog().getByRole('button', { name: 'Retry long.webm' }).click()
  await dialog().getByText('done', { exact: true }).nth(1).waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open long.webm' }).first().waitFor()
  expect(await house.sql("select char_length(title) as length from content_files where title like '%nnn%'")).toEqual([{ length: 120 }])
  staff.problems.length = 0
})

it('has a picture once it is sent: the browser that sends it draws one', async () => {
  const { page, problems } = staff
  await page.getByRole('button', { name: 'Upload files' }).click()
  await dialog()
    .locator('input[type=file]')
    .setInputFiles([{ name: 'mine.webm', mimeType: 'video/webm', buffer: (await sunrise()).bytes }])
  // A film that takes seconds to draw is sent without a picture: by the page's own clock, which goes step by step, it does not on a slow machine either.
  await stopClock(page)
  let isSent = false
  page.on('request', (request) => (isSent ||= /\/poster\b/.test(request.url())))
  await dialog().getByRole('button', { name: 'Upload', exact: true }).click()
  const sent = async (): Promise<boolean> => {
    await page.clock.runFor(10)
    return isSent
  }
  await expect.poll(sent, { interval: 200, timeout: 300_000 }).toBe(true)
  await page.clock.resume()
  await dialog().waitFor({ state: 'detached' })
  const tile = page.getByRole('button', { name: 'Open mine.webm' }).first().locator('img')
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await open('mine.webm')
  expect(await played('video')).toBeGreaterThan(0.5)
  await dialog().getByRole('button', { name: 'Close' }).click()
  expect(problems).toEqual([])
})
