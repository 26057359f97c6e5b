// Callers over real sockets: logged in as demo staff, asking the documents that the console asks.
import { createClient, type Client } from 'graphql-ws'
import { WebSocket } from 'ws'
import { ask } from '../../tests/access/server/ask.ts'
import { generatedText } from '../../tests/access/server/generatedText.ts'
import { ownDocuments } from './ownDocuments.ts'
import { password, staff } from './serve.ts'

export interface Session {
  readonly id: string
  readonly cookie: string
}

export interface Callers {
  /** @param document name of a generated document, or of one of the bench's own */
  readonly ask: (caller: number, document: string, variables: Readonly<Record<string, unknown>>) => Promise<unknown>
  readonly close: () => Promise<void>
}

export const openClient = (address: string, { id, cookie }: Session): Client => {
  class Socket extends WebSocket {
    constructor(url: string, protocol: string) {
      super(url, protocol, { headers: { origin: address, ...(cookie !== '' && { cookie }) } })
    }
  }
  return createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: Socket,
    connectionParams: { prefix: 'admin', userId: id },
    retryAttempts: 0,
    lazy: false,
  })
}

export const logIn = async (address: string, email: string): Promise<Session> => {
  const nobody = openClient(address, { id: '0', cookie: '' })
  const { data } = await ask<{ answer: { code: string; viewer: { id: string } } }>(nobody, generatedText('Login'), { email, password })
  await nobody.dispose()
  const traded = await fetch(`${address}/api/session`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ code: data?.answer.code }),
  })
  return { id: data?.answer.viewer.id ?? '', cookie: traded.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

/** A socket for each caller; half of them are the admin's, half the manager's, for one person may have ten. */
export const openCallers = async (address: string, count: number): Promise<Callers> => {
  const sessions = await Promise.all(staff.map((email) => logIn(address, email)))
  const clients = Array.from({ length: count }, (_, at) => openClient(address, sessions[at % sessions.length] ?? { id: '0', cookie: '' }))
  const texts = new Map<string, string>()
  const textOf = (document: string): string => {
    const text = texts.get(document) ?? ownDocuments[document] ?? generatedText(document)
    texts.set(document, text)
    return text
  }
  return {
    ask: async (caller, document, variables) => {
      const client = clients[caller]
      if (!client) throw new Error(`there is no caller ${caller}`)
      const { data, errors } = await ask(client, textOf(document), variables)
      if (errors) throw new Error(`${document}: ${JSON.stringify(errors)}`)
      return data?.['answer']
    },
    close: async () => {
      for (const client of clients) await client.dispose()
    },
  }
}
