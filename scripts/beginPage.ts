// What the page begins before any code of the console is there: the configs, and for whoever was logged in the pieces they will need, the socket, and over it
// the live channel and what the list at this address asks. A line that is slow is busy from the first moment. src/client/begun.ts hands on what came of it.

/** A right of each of one of them is enough. */
export type Ways = readonly (readonly string[])[]

/** What the list at a path asks of the server, with every guard true. */
export interface ListQuestion {
  /** Without the base path. */
  readonly path: string
  readonly ways: Ways
  readonly guards: Readonly<Record<string, Ways>>
  readonly payload: { readonly variables?: Readonly<Record<string, unknown>> | null | undefined }
}

export interface Conversation {
  /** Roles that may enter. */
  readonly staff: readonly string[]
  /** What the live channel is asked with. */
  readonly live: object
  readonly lists: readonly ListQuestion[]
}

export interface Beginning extends Conversation {
  readonly base: string
  readonly configs: readonly string[]
  readonly pieces: readonly string[]
  /** Where the socket most likely is. */
  readonly socket: string
  /** Where the browser stores who is logged in. */
  readonly stored: string
  /** Milliseconds after which a piece is asked for in the usual way. */
  readonly patience: number
}

/** Stands in the document as it is written here: it uses nothing from outside of it. */
const begin = ({ base, configs, lists, live, patience, pieces, socket: address, staff, stored }: Beginning): void => {
  const fetched = new Map<string, Promise<Response>>()
  const sockets = new Map<string, object>()
  const ask = (file: string, options: RequestInit): void => {
    const answer = fetch(file, options)
    answer.catch(() => undefined)
    fetched.set(file, answer)
  }
  const storedUser = (): { readonly id?: string; readonly role?: string; readonly authorities?: readonly string[] } | null => {
    try {
      return JSON.parse(localStorage.getItem(stored) ?? 'null')
    } catch {
      return null
    }
  }
  Object.assign(globalThis, { begun: { fetched, sockets } })
  for (const each of configs) ask(each, { cache: 'no-store', credentials: 'same-origin', headers: { accept: 'application/json' } })
  const user = storedUser()
  if (!user?.id) return
  const may = (ways: Ways): boolean => ways.some((way) => way.every((right) => user.authorities?.includes(right)))
  const list =
    location.search === '' && staff.includes(user.role ?? '')
      ? lists.find((each) => location.pathname === base.slice(0, -1) + each.path && may(each.ways))
      : undefined
  const questions: object[] = [live]
  if (list) {
    const { payload, guards } = list
    const held = Object.entries(guards).map(([name, ways]) => [name, may(ways)] as const)
    questions.push({ ...payload, variables: { ...payload.variables, ...Object.fromEntries(held) } })
  }
  const url = new URL(address, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  const socket = new WebSocket(url, 'graphql-transport-ws')
  const init = JSON.stringify({ type: 'connection_init', payload: { prefix: 'admin', userId: user.id } })
  const said = questions.map((payload, at) => JSON.stringify({ id: `page${at}`, type: 'subscribe', payload }))
  const heard: MessageEvent<string>[] = []
  const hear = (event: MessageEvent<string>): void => void heard.push(event)
  // Whoever takes the socket may send in another way.
  const send = socket.send.bind(socket)
  socket.addEventListener('open', () => send(init), { once: true })
  socket.addEventListener('message', () => said.forEach(send), { once: true })
  socket.addEventListener('message', hear)
  sockets.set(url.href, { socket, said: [init, ...said], heard, hear })
  for (const each of pieces) ask(each, { signal: AbortSignal.timeout(patience) })
}

/** What begins a comment or ends a script in a document is written in another way. */
export const pageScript = (beginning: Beginning): string => `(${begin.toString()})(${JSON.stringify(beginning).replaceAll('<', '\\u003c')})`
