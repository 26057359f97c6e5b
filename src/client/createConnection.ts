// All that one logged-in user's tab has on the line: the socket, Apollo over it, the live channel. Made at login, thrown away at its end.
import { ApolloClient, InMemoryCache } from '@apollo/client'
import { app } from '#generated/app.ts'
import type { AppModel } from '../../language/model.ts'
import type { Client } from 'graphql-ws/client'
import { createStore, type Store } from './createStore.ts'
import { nobody } from './SignedIn.ts'
import type { Console } from './useConsole.ts'
import { automatically } from './automatic.ts'
import type { Change } from './createChangeFeed.ts'
import { createChangeFeed, type ChangeFeed } from './createChangeFeed.ts'
import { errorText } from './errorText.ts'
import { followChanges } from './followChanges.ts'
import { followRights } from './followRights.ts'
import { openSocket, type Refusal } from './openSocket.ts'
import { socketLink } from './socketLink.ts'

export interface Connection {
  readonly client: ApolloClient
  readonly changes: ChangeFeed
  /** Whether the socket is up. */
  readonly up: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Whether an answer over it is overdue. */
  readonly quiet: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Begins to listen; returns how to end it all. */
  readonly open: () => () => void
}

export interface ConnectionOptions {
  readonly console: Console
  /** The cookie is another user's: this tab must not go on. */
  readonly replaced: () => void
}

const openClient = ({ console, replaced }: ConnectionOptions, up: Store<boolean>, quiet: Store<boolean>, readAgain: () => void): Client => {
  const { session, configuration } = console
  const refused = (refusal: Refusal): void => {
    if (refusal === 'expired') session.expire()
    else if (refusal === 'view as') session.viewAs()
    else if (refusal === 'another user') replaced()
    else session.end(refusal)
  }
  return openSocket({
    url: configuration.addresses['apiUrl'] ?? '/graphql',
    userId: () => {
      const state = session.get()
      return state.is === 'out' ? nobody : state.user.id
    },
    viewAs: () => {
      const state = session.get()
      return state.is === 'in' ? state.as?.role : undefined
    },
    onUp: (again) => {
      up.set(true)
      if (again) readAgain()
    },
    onDown: () => up.set(false),
    onQuiet: quiet.set,
    onRefused: refused,
  })
}

const { configuration: place }: AppModel = app
const isConfiguration = (change: Change): boolean => change.entity === place?.entity && (change.part ?? '') === place?.part

export const createConnection = (options: ConnectionOptions): Connection => {
  const { session, activity, notices, text, configured } = options.console
  const up = createStore(false)
  const quiet = createStore(false)
  const changes = createChangeFeed()
  const readAgain = (): void => {
    configured.refresh()
    void automatically(async () => client.refetchQueries({ include: 'active' }))
  }
  const socket = openClient(options, up, quiet, () => readAgain())
  const link = socketLink({ client: socket, session, activity, failed: (error) => notices.error(errorText(error, text)) })
  // Outcomes are the only unions, and mutations bypass the cache: it need not know what a union stands for.
  const client = new ApolloClient({ link, cache: new InMemoryCache() })

  const open: Connection['open'] = () => {
    const rights = followRights(client, options.console)
    const live = followChanges({
      client: socket,
      wanted: () => session.get().is === 'in',
      heard: (change) => {
        if (change.kind === 'AUTHORITIES') rights.take(change.authorities ?? [])
        else if (change.kind === 'RESYNC') readAgain()
        else {
          if (isConfiguration(change)) configured.refresh()
          changes.tell(change)
        }
      },
    })
    // The cookie is read when a socket opens, so a session that goes on needs a new one.
    let was = session.get().is
    const leave = session.subscribe(() => {
      const { is } = session.get()
      if (was === 'expired' && is === 'in') {
        socket.terminate()
        live.again()
      }
      was = is
    })
    return () => {
      rights.stop()
      leave()
      live.stop()
      client.stop()
      void socket.dispose()
    }
  }
  return { client, changes, up, quiet, open }
}
