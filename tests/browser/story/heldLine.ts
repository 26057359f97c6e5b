// A line that keeps answers and news back until they are let go: on any machine there is time to look at what goes on meanwhile.
import type { Page } from 'playwright-core'

export interface HeldLine {
  readonly hold: () => void
  /** All that was kept back comes now, in its order. */
  readonly letGo: () => void
}

/** Must come before the page is opened. What says that somebody is there comes all the while. */
export const heldLine = async (page: Page): Promise<HeldLine> => {
  let held = false
  const kept: (() => void)[] = []
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((text) => {
      const { id } = JSON.parse(String(text)) as { readonly id?: string }
      if (held && id !== undefined) kept.push(() => socket.send(text))
      else socket.send(text)
    })
  })
  return {
    hold: () => (held = true),
    letGo: () => {
      held = false
      for (const send of kept.splice(0)) send()
    },
  }
}
