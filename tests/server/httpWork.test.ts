// While the server works on what it was asked, nobody is idle; and what nobody is sent harms nobody.
import { createReadStream } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { openAddresses } from '../../server/http/addressOf.ts'
import { openHttp } from '../../server/http/openHttp.ts'
import { json, plain } from '../../server/http/Reply.ts'
import type { Request, Route } from '../../server/http/router.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

const long = 600_000
/** @returns its port */
const serve = async (routes: readonly Route[], idle = long): Promise<number> => {
  const patience = { headers: long, body: long, idle }
  const http = openHttp({ routes, secure: false, addressOf: openAddresses(0), isGoing: () => false, patience })
  closing.push(() => http.close())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return (http.address() as AddressInfo).port
}

/** As an upload does. */
const takeIn = async ({ incoming }: Request): Promise<void> => {
  for await (const _piece of incoming);
}
const put = (path: string, body: string): string => `PUT ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\n${body}`
/** Sends this, and no more. @returns once the server hung up */
const hungUpOn = (port: number, said: string): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(said))
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.resume()
  })

test('work after the body has all its time: a file goes on into a bucket, while nothing moves on the line', async () => {
  const patience: (number | undefined)[] = []
  const port = await serve([
    {
      method: 'PUT',
      path: '/kept',
      answer: async (request) => {
        patience.push(request.incoming.socket.timeout)
        await takeIn(request)
        patience.push(request.incoming.socket.timeout)
        return json(201, 'kept')
      },
    },
  ])
  const answer = await fetch(`http://127.0.0.1:${port}/kept`, { method: 'PUT', body: 'file' })
  expect([answer.status, await answer.json(), patience]).toEqual([201, 'kept', [long, 0]])
})

test('whoever stops sending, or does not read what was then answered, is hung up on', async () => {
  const port = await serve(
    [
      {
        method: 'PUT',
        path: '/kept',
        answer: async (request) => {
          await takeIn(request)
          // Of no known length: it goes on for as long as somebody reads, and nothing of it comes.
          return { ...plain(201, ''), body: new Readable({ read: () => undefined }) }
        },
      },
    ],
    300,
  )
  expect(await Promise.all([hungUpOn(port, put('/kept', 'fi')), hungUpOn(port, put('/kept', 'file'))])).toEqual([undefined, undefined])
})

test('a file that is not there any more, asked by HEAD, does not end the server', async () => {
  let note = (_how: string): void => undefined
  const over = new Promise<string>((resolve) => (note = resolve))
  const end = (): void => note('by ending the server')
  process.once('uncaughtExceptionMonitor', end)
  closing.push(() => process.off('uncaughtExceptionMonitor', end))
  const body = (): Readable => createReadStream('/nowhere').once('close', () => note('closed'))
  const port = await serve([{ method: 'GET', path: '/file', answer: () => ({ ...plain(200, ''), body: body() }) }])
  expect((await fetch(`http://127.0.0.1:${port}/file`, { method: 'HEAD' })).status).toBe(200)
  expect(await over).toBe('closed')
})
