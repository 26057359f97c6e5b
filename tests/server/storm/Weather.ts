// When sockets drop, and what was sent and answered under each operation key.
interface Droppable {
  terminate(): void
}

/** Before it is sent; a moment after it was sent; when its answer has come, which nobody then hears. */
export type Drop = 'beforeStart' | 'underWay' | 'beforeReply'

export interface Frame {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

const frameOf = (text: unknown): Frame => JSON.parse(String(text)) as Frame

const keyIn = ({ payload }: Frame): string | undefined => {
  const { variables } = (payload ?? {}) as { readonly variables?: { readonly key?: unknown } }
  return typeof variables?.key === 'string' ? variables.key : undefined
}

export interface KeyHistory {
  /** When each frame left, milliseconds since 1970; the first and all that were sent again. */
  readonly sent: number[]
  /** Payloads of answers that came and were lost with the socket. */
  readonly lost: unknown[]
}

export class Weather {
  readonly #plans = new Map<string, Drop[]>()
  readonly #histories = new Map<string, KeyHistory>()
  readonly #lateness: () => number
  /** Sockets dropped so far. */
  drops = 0

  /** @param lateness milliseconds from a frame that is sent to the drop under way */
  constructor(lateness: () => number) {
    this.#lateness = lateness
  }

  /** How often and when the socket drops while this key is asked for. */
  plan(key: string, drops: readonly Drop[]): void {
    this.#plans.set(key, [...drops])
  }

  historyOf(key: string): KeyHistory {
    const found = this.#histories.get(key) ?? { sent: [], lost: [] }
    this.#histories.set(key, found)
    return found
  }

  drop(socket: Droppable): void {
    this.drops += 1
    socket.terminate()
  }

  /** @returns whether the frame is to leave, and whether its answer is to be lost */
  send(text: unknown, socket: Droppable): { readonly leaves: boolean; readonly loses: string | undefined; readonly key?: string } {
    const frame = frameOf(text)
    const key = frame.type === 'subscribe' ? keyIn(frame) : undefined
    if (key === undefined) return { leaves: true, loses: undefined }
    const drop = this.#plans.get(key)?.shift()
    if (drop === 'beforeStart') {
      setImmediate(() => this.drop(socket))
      return { leaves: false, loses: undefined, key }
    }
    this.historyOf(key).sent.push(Date.now())
    if (drop === 'underWay') setTimeout(() => this.drop(socket), this.#lateness())
    return { leaves: true, loses: drop === 'beforeReply' ? frame.id : undefined, key }
  }

  /** An answer came for one whose answer is to be lost. */
  lose(key: string, text: unknown, socket: Droppable): void {
    this.historyOf(key).lost.push(frameOf(text).payload)
    this.drop(socket)
  }
}

/** Id of an answer's frame; undefined for frames of any other sort. */
export const answeredId = (text: unknown): string | undefined => {
  const { type, id } = frameOf(text)
  return type === 'next' || type === 'error' ? id : undefined
}
