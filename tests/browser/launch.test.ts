// The test browser itself: it draws, runs scripts, measures text with a real font, and keeps one site from reading another.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launch } from './launch.ts'

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
  await browser.close()
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
