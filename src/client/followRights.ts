// Keeps the viewer's rights as the server has them: asked for after a restored session and every ten minutes, should the live channel not tell.
import type { ApolloClient } from '@apollo/client'
import { mayEnter } from './viewerIn.ts'
import type { Console } from './useConsole.ts'
import { automatic } from './automatic.ts'
import { sessionDocuments } from '#generated/documents/session.ts'

export interface RightsFollowed {
  /** Rights, and role where it was said. Whoever is no longer staff is logged out. */
  readonly take: (authorities: readonly string[], role?: string) => void
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
    if (data) take(data.answer.authorities, data.answer.role)
  }
  const tryToAsk = (): void => void ask().catch(() => undefined)
  const timer = setInterval(tryToAsk, readIntervalMs)
  const state = session.get()
  if (state.is === 'in' && state.restored) tryToAsk()
  const stop = (): void => {
    over = true
    clearInterval(timer)
  }
  return { take, stop }
}
