// A line on which every answer has its own delay, so that each piece of a screen comes by itself: what would happen now and then happens every time.
import type { Page } from 'playwright-core'

interface Message {
  readonly id?: string
  readonly payload?: { readonly operationName?: string }
}

/** Milliseconds, 80 to 500; the same for the same name each time. */
const delayOf = (operation: string): number => {
  const sum = Array.from(operation, (letter) => letter.charCodeAt(0)).reduce((all, code) => (all * 31 + code) % 997, 7)
  return 80 + 60 * (sum % 8)
}

/** Must come before the page is opened. @returns how to switch the delays on and off */
export const slowLine = async (page: Page): Promise<(slow: boolean) => void> => {
  let slow = false
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer()
    const asked = new Map<string, string>()
    socket.onMessage((text) => {
      const { id, payload } = JSON.parse(String(text)) as Message
      if (id !== undefined && payload?.operationName !== undefined) asked.set(id, payload.operationName)
      server.send(text)
    })
    server.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as Message
      const operation = slow && id !== undefined ? asked.get(id) : undefined
      if (operation === undefined) socket.send(text)
      else setTimeout(() => socket.send(text), delayOf(operation))
    })
  })
  return (next) => (slow = next)
}
