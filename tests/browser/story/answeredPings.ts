// A page whose pings are answered where it stands: the server under it lives in the process of the tests, and where that has no time for five seconds the console
// would take its line for lost and ask everything again.

/** Put into a page before it is opened, as text: what is compiled knows helpers that no page has. What is set in the browser's place later answers as well. */
export const answeredPings = `{
  const answering = (Socket) => {
    const { send } = Socket.prototype
    Socket.prototype.send = function (text) {
      send.call(this, text)
      // The console begins to wait when it has sent.
      if (text === '{"type":"ping"}') queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: '{"type":"pong"}' })))
    }
    return Socket
  }
  let now = answering(WebSocket)
  Object.defineProperty(globalThis, 'WebSocket', { configurable: true, get: () => now, set: (next) => void (now = answering(next)) })
}`
