// The test browser itself: it draws, runs scripts, measures text with a real font, keeps one site from reading another, and axe sees what is wrong in it.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeWindows, launch } from './launch.ts'
import { axeProblems } from './records/checkAxe.ts'

let browser: Browser
let servers: readonly Server[]
let [own, other] = ['', '']

beforeAll(async () => {
  browser = await launch()
  servers = [serve('<title>Own</title><p id="text">Some words</p>'), serve('<title>Other</title>')]
  await Promise.all(servers.map((server) => once(server, 'listening')))
  ;[own, other] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`) as [string, string]
})

afterAll(async () => {
  await closeWindows(browser)
  for (const server of servers) server.close()
})

function serve(body: string): Server {
  return createServer((_, response) => response.setHeader('content-type', 'text/html').end(body)).listen(0, '127.0.0.1')
}

it('draws a text with a width and runs scripts', async () => {
  const page = await browser.newPage()
  await page.goto(own)
  expect(await page.title()).toBe('Own')
  const width = await page.locator('#text').evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().width
  })
  expect(width).toBeGreaterThan(30)
  expect((await page.screenshot()).subarray(1, 4).toString()).toBe('PNG')
  await page.close()
})

it('keeps web security on: one origin cannot read another', async () => {
  const page = await browser.newPage()
  await page.goto(own)
  const read = (address: string) =>
    page.evaluate(
      (url) =>
        fetch(url).then(
          (answer) => answer.text(),
          () => 'refused',
        ),
      address,
    )
  expect(await read(other)).toBe('refused')
  expect(await read(own)).toContain('Some words')
  await page.close()
})

it('tells what axe finds wrong on a page and in its frames, and nothing of what is right', async () => {
  const page = await browser.newPage()
  await page.goto(own)
  const right = '<main><h1>Title</h1><p>Dark on light</p></main>'
  const wrong = '<main><h1>Title</h1><p style="color: #ccc; background: #fff">Light on light</p><iframe title="Frame"></iframe></main>'
  const show = (html: string) => page.evaluate((text) => void (document.body.innerHTML = text), html)
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'en'))
  await show(right)
  expect(await axeProblems(page, 'all')).toEqual([])
  await show(wrong)
  await page.frames()[1]?.setContent('<html lang="en"><title>Frame</title><main><h1>Title</h1><input></main>')
  const found = await axeProblems(page, 'all')
  expect(found.map((each) => each.split(':')[0])).toEqual(['color-contrast', 'label', 'landmark-unique'])
  await page.close()
})
