// Keeps the viewer's rights, preferences and looks as the server has them: asked for at the beginning and every ten minutes, should the live channel not tell.
import type { ApolloClient } from '@apollo/client'
import { mayEnter } from './viewerIn.ts'
import { toldFace } from './ownFace.ts'
import { takePreferences } from './preferences.ts'
import type { Console } from './useConsole.ts'
import { automatic } from './automatic.ts'
import { sessionDocuments } from '#generated/documents/session.ts'

export interface RightsFollowed {
  /** Rights, and role where it was said. Whoever is no longer staff is logged out. */
  readonly take: (authorities: readonly string[], role?: string) => void
  /** Reads them anew. */
  readonly ask: () => void
  readonly stop: () => void
}

const readIntervalMs = 10 * 60_000

export const followRights = (client: ApolloClient, { session }: Console): RightsFollowed => {
  let over = false
  const take: RightsFollowed['take'] = (authorities, role) => {
    // Rights of a line that is closed are not those of the next one.
    if (over) return
    session.follow(authorities, role)
    if (role !== undefined && !mayEnter(role)) session.end('role lost')
  }
  const ask = async (): Promise<void> => {
    if (session.get().is !== 'in') return
    const { data } = await client.query({ query: sessionDocuments.GetMyAuthorities, fetchPolicy: 'network-only', context: automatic })
    if (!data || over) return
    take(data.answer.authorities, data.answer.role)
    takePreferences(data.answer)
    toldFace.set(data.answer)
  }
  const tryToAsk = (): void => void ask().catch(() => undefined)
  const timer = setInterval(tryToAsk, readIntervalMs)
  tryToAsk()
  const stop = (): void => {
    over = true
    clearInterval(timer)
  }
  return { take, ask: tryToAsk, stop }
}
