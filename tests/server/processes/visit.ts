// A person's way into a running server: login, cookie, and sockets as the console opens them.
import { createClient, type Client, type ClientOptions } from 'graphql-ws'
import { WebSocket } from 'ws'
import { ask } from '../../access/server/ask.ts'
import { generatedText } from '../../access/server/generatedText.ts'

/** Not greeted in time: on a slow machine the server may look at its clock before it reads what has long come. */
const notGreeted = 4408
const codeOf = (event: unknown): number | undefined => (event as { readonly code?: number } | null)?.code

export type Visitor = Client & { readonly closed: Promise<{ readonly code: number; readonly reason: string }> }

/** @param headers that a browser sends along */
export const socketWith = (
  url: string,
  userId: string,
  headers: Readonly<Record<string, string>>,
  over: Partial<ClientOptions> = {},
): Visitor => {
  let tell: (closed: { code: number; reason: string }) => void = () => undefined
  const closed = new Promise<{ code: number; reason: string }>((resolve) => (tell = resolve))
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers })
    }
  }
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { prefix: 'admin', userId },
    retryAttempts: 5,
    shouldRetry: (event) => codeOf(event) === notGreeted,
    lazy: false,
    onNonLazyError: () => undefined,
    on: { closed: (event) => codeOf(event) !== notGreeted && tell(event as { code: number; reason: string }) },
    ...over,
  })
  return Object.assign(client, { closed })
}

export const socketTo = (url: string, userId: string, cookie?: string, over: Partial<ClientOptions> = {}): Visitor =>
  socketWith(url, userId, { origin: url, ...(cookie !== undefined && { cookie }) }, over)

export interface Entered {
  readonly userId: string
  readonly cookie: string
}

/** @param login the document, of a server of another version @throws Error where the login is refused */
export const enter = async (url: string, email: string, password: string, login = generatedText('Login')): Promise<Entered> => {
  const nobody = socketTo(url, '0')
  const { data, errors } = await ask<{ answer: { code: string; viewer: { id: string } } | null }>(nobody, login, {
    email,
    password,
  })
  await nobody.dispose()
  if (!data?.answer) throw new Error(`refused: ${JSON.stringify(errors)}`)
  const traded = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ code: data.answer.code }),
  })
  return { userId: data.answer.viewer.id, cookie: traded.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}
