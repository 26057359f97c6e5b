// A line that brings answers but not the news: what somebody else did is told too late, as it may be between a look and a press.
import type { Page } from 'playwright-core'

interface Message {
  readonly id?: string
  readonly type?: string
  readonly payload?: { readonly operationName?: string }
}

/** Must come before the page is opened. What the live channel tells is dropped from the start. */
export const deafLine = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer()
    const news = new Set<string>()
    socket.onMessage((text) => {
      const { id, payload } = JSON.parse(String(text)) as Message
      if (id !== undefined && payload?.operationName === 'Changes') news.add(id)
      server.send(text)
    })
    server.onMessage((text) => {
      const { id, type } = JSON.parse(String(text)) as Message
      if (type !== 'next' || id === undefined || !news.has(id)) socket.send(text)
    })
  })
