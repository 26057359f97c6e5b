// All that one logged-in user's tab has on the line: the socket, Apollo over it, the live channel. Made at login, thrown away at its end.
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { person } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import type { AppModel } from '../../language/model.ts'
import { nobody } from './SignedIn.ts'
import type { Console } from './useConsole.ts'
import { automatically } from './automatic.ts'
import { addressesOf } from './Configuration.ts'
import { createChangeFeed, type ChangeFeed, type Change } from './createChangeFeed.ts'
import { errorText } from './errorText.ts'
import { followRights } from './followRights.ts'
import { createLine, type Line, type LineUser } from './createLine.ts'
import type { Refusal } from './openSocket.ts'
import type { Session } from './createSession.ts'
import { sharedLink } from './sharedLink.ts'
import { socketLink } from './socketLink.ts'

export interface Connection extends Pick<Line, 'up' | 'quiet'> {
  readonly client: ApolloClient
  readonly changes: ChangeFeed
  /** Begins to listen; returns how to end it all. */
  readonly open: () => () => void
}

export interface ConnectionOptions {
  readonly console: Console
  /** The cookie is another user's: this tab must not go on. */
  readonly replaced: () => void
}

const whoIs = (session: Session): LineUser => {
  const state = session.get()
  return { userId: state.is === 'out' ? nobody : state.user.id, viewAs: state.is === 'in' ? state.as?.role : undefined }
}

const refuse = ({ console: { session }, replaced }: ConnectionOptions, refusal: Refusal): void => {
  if (refusal === 'expired') session.expire()
  else if (refusal === 'view as') session.viewAs()
  else if (refusal === 'another user') replaced()
  else session.end(refusal)
}

const { configuration: place }: AppModel = app
const isConfiguration = (change: Change): boolean => change.entity === place?.entity && (change.part ?? '') === place?.part

export const createConnection = (options: ConnectionOptions): Connection => {
  const { session, activity, notices, text, configured, configuration, takeLine } = options.console
  const who = (): LineUser => whoIs(session)
  const { apiUrl: url } = addressesOf(configuration)
  const line = takeLine(url, who()) ?? createLine(url, who)
  const changes = createChangeFeed()
  const readAgain = (): void => {
    configured.refresh()
    // Who asked hears of what fails.
    automatically(async () => client.refetchQueries({ include: 'active' })).catch(() => undefined)
    // Whoever keeps an answer without Apollo.
    changes.tell({ kind: 'RESYNC' })
  }
  let heard = 0
  const link = ApolloLink.from([
    sharedLink(() => heard),
    socketLink({ ...line, session, activity, failed: (error) => notices.error(errorText(error, text)) }),
  ])
  // Outcomes are the only unions, and mutations bypass the cache: it need not know what a union stands for.
  const client = new ApolloClient({ link, cache: new InMemoryCache(), queryDeduplication: false })
  for (const each of line.first.there()) client.writeQuery(each)

  const open: Connection['open'] = () => {
    const rights = followRights(client, options.console)
    line.own({
      who,
      again: readAgain,
      refused: (refusal) => refuse(options, refusal),
      listens: () => session.get().is === 'in',
      heard: (change) => {
        heard += 1
        if (change.kind === 'AUTHORITIES') rights.take(change.authorities ?? [])
        else if (change.kind === 'PREFERENCES') rights.ask()
        else if (change.kind === 'RESYNC') readAgain()
        else {
          if (isConfiguration(change)) configured.refresh()
          if (change.entity === person.entity && change.id === who().userId) rights.ask()
          changes.tell(change)
        }
      },
    })
    // The cookie is read when a socket opens, so a session that goes on needs a new one.
    let was = session.get().is
    const leave = session.subscribe(() => {
      const { is } = session.get()
      if (was === 'expired' && is === 'in') line.listenAnew()
      was = is
    })
    return () => {
      rights.stop()
      leave()
      client.stop()
      line.close()
    }
  }
  return { client, changes, up: line.up, quiet: line.quiet, open }
}
