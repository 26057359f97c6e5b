// @vitest-environment happy-dom
// The server's time is of the moment in which the page heard it: the console's code comes seconds later on a slow line, and what runs out would seem to hold.
import { expect, it, onTestFinished, vi } from 'vitest'

const url = 'ws://localhost:3000/graphql'
const init = '{"type":"connection_init","payload":{"prefix":"admin","userId":"1"}}'
const told = Date.parse('2026-03-05T12:00:00Z')

/** An open one, on which the page has spoken. */
class SocketOfPage extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly readyState = SocketOfPage.OPEN
  readonly sent: string[] = []
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
  set onopen(handler: EventListener) {
    this.addEventListener('open', handler)
  }
  set onmessage(handler: EventListener) {
    this.addEventListener('message', handler)
  }
}

const heardAt = (timeStamp: number, message: object): MessageEvent<string> =>
  Object.defineProperty(new MessageEvent('message', { data: JSON.stringify(message) }), 'timeStamp', { value: timeStamp })

it('is counted on from there', async () => {
  vi.stubGlobal('WebSocket', SocketOfPage)
  onTestFinished(() => void vi.unstubAllGlobals())
  const socket = new SocketOfPage()
  const heard = [heardAt(2_000, { type: 'connection_ack', payload: { time: told } })]
  vi.stubGlobal('begun', { fetched: new Map(), sockets: new Map([[url, { socket, said: [init], heard, hear: () => undefined }]]) })
  const { openSocket } = await import('../../src/client/openSocket.ts')
  const { serverNow } = await import('../../src/client/serverNow.ts')
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  onTestFinished(() => clock.mockRestore())
  const up = vi.fn<() => void>()
  const client = openSocket({ url, userId: () => '1', onUp: up, endless: false })
  onTestFinished(() => void client.dispose())
  client.subscribe({ query: '{ a }' }, { next: () => undefined, error: () => undefined, complete: () => undefined })
  await vi.waitUntil(() => up.mock.calls.length > 0, { timeout: 300_000 })
  expect(serverNow()).toBe(told + 8_000)
})
