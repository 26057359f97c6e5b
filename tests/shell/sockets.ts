// Sockets that are a thing of the test: each opens as soon as it can be, and is acknowledged unless the test has it otherwise.
import { afterEach, beforeEach, vi } from 'vitest'

export const states = { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 } as const

interface Said {
  readonly type: string
  readonly id?: string
}

const acknowledge = (socket: Socket, { type }: Said): void => {
  if (type === 'connection_init') queueMicrotask(() => socket.hear({ type: 'connection_ack' }))
}

export class Socket extends EventTarget {
  static readonly made: Socket[] = []
  /** What becomes of what is said on one. */
  static answer = acknowledge
  readonly sent: string[] = []
  readyState: number = states.CONNECTING
  onopen?: () => void
  onmessage?: (event: { readonly data: string }) => void
  onclose?: (event: { readonly code: number; readonly reason: string }) => void

  constructor() {
    super()
    Socket.made.push(this)
    queueMicrotask(() => {
      this.readyState = states.OPEN
      // Whoever is named onopen hears it, too.
      this.dispatchEvent(new Event('open'))
    })
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  send(text: string): void {
    const said = JSON.parse(text) as Said
    this.sent.push(said.type)
    Socket.answer(this, said)
  }

  close(code: number, reason: string): void {
    if (this.readyState === states.CLOSED) return
    this.readyState = states.CLOSED
    this.onclose?.({ code, reason })
  }
}
Object.assign(Socket, states)

/** For a file's tests: no other socket can be opened, and time goes by as the test says. */
export const withSockets = (): void => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Socket)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    Socket.made.length = 0
    Socket.answer = acknowledge
  })
}
