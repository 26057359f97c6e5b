// A WebSocket in bad weather: it drops by itself, as a network does. The client above it is the stock one.
import { WebSocket } from 'ws'
import { answeredId, type Weather } from './Weather.ts'

/** @param headers that a browser sends along */
export const stormySocket = (headers: Readonly<Record<string, string>>, weather: Weather): unknown => {
  class StormySocket extends WebSocket {
    readonly #losing = new Map<string, string>()
    #gone = false

    constructor(address: string, protocol: string) {
      super(address, protocol, { headers })
    }

    // The client sends texts and nothing beside them.
    override send(text: Parameters<WebSocket['send']>[0]): void {
      const { leaves, loses, key } = weather.send(text, this)
      if (loses !== undefined && key !== undefined) this.#losing.set(loses, key)
      if (leaves) super.send(text)
    }

    override terminate(): void {
      this.#gone = true
      super.terminate()
    }

    override emit(event: string | symbol, ...given: unknown[]): boolean {
      if (event !== 'message') return super.emit(event, ...given)
      // What arrives with the drop is lost.
      if (this.#gone) return false
      const key = this.#losing.get(answeredId(given[0]) ?? '')
      if (key === undefined) return super.emit(event, ...given)
      weather.lose(key, given[0], this)
      return false
    }
  }
  return StormySocket
}
