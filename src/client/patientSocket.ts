// A browser tries one connection for minutes, long after the network is back. This one gives up in time, so that the next try comes.

const openWithin = 10_000

/** The browser's WebSocket, which closes where it has not opened within ten seconds. */
export const patientSocket = (): typeof WebSocket =>
  class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      const timer = setTimeout(() => this.close(), openWithin)
      const done = (): void => clearTimeout(timer)
      this.addEventListener('open', done)
      this.addEventListener('close', done)
    }
  }
