// One user's socket with the live channel on it. It may be there before the console is: what it says until somebody owns it is kept for them.
import type { Client } from 'graphql-ws/client'
import type { Change } from './createChangeFeed.ts'
import { createStore, type Store } from './createStore.ts'
import { createFirstAnswers, type FirstAnswers } from './createFirstAnswers.ts'
import { followChanges } from './followChanges.ts'
import { openSocket, type Refusal } from './openSocket.ts'

/** Who the socket is opened for. */
export interface LineUser {
  readonly userId: string
  /** A role to look as. */
  readonly viewAs?: string | undefined
}

export interface LineOwner {
  /** As it is when the socket is opened, and opened again. */
  readonly who: () => LineUser
  /** The socket is up again: what was read before may be old. */
  readonly again: () => void
  readonly refused: (refusal: Refusal) => void
  readonly heard: (change: Change) => void
  /** False while changes cannot be listened for. */
  readonly listens: () => boolean
}

export interface Line {
  readonly url: string
  readonly client: Client
  /** Whether the socket is up. */
  readonly up: Pick<Store<boolean>, 'get' | 'subscribe'>
  /** Whether an answer over it is overdue. */
  readonly quiet: Pick<Store<boolean>, 'get' | 'subscribe'>
  readonly first: FirstAnswers
  /** Opens the socket and listens, before anybody owns the line. */
  readonly begin: () => void
  /** Begins to tell, of what was so far, too. */
  readonly own: (owner: LineOwner) => void
  /** Listens to the live channel again, on a new socket where the cookie is another. */
  readonly listenAnew: () => void
  readonly close: () => void
}

/** @param who until it is owned */
export const createLine = (url: string, who: () => LineUser): Line => {
  const [up, quiet] = [createStore(false), createStore(false)]
  let owner: LineOwner | undefined
  const untold: ((to: LineOwner) => void)[] = []
  const tell = (telling: (to: LineOwner) => void): void => (owner ? telling(owner) : void untold.push(telling))
  const now = (): LineUser => (owner?.who ?? who)()
  const client = openSocket({
    url,
    userId: () => now().userId,
    viewAs: () => now().viewAs,
    onUp: (again) => {
      up.set(true)
      if (again) tell((to) => to.again())
    },
    onDown: () => up.set(false),
    onQuiet: quiet.set,
    onRefused: (refusal) => tell((to) => to.refused(refusal)),
  })
  const first = createFirstAnswers(client)
  const live = followChanges({
    client,
    wanted: () => owner?.listens() ?? true,
    heard: (change) => {
      first.forget()
      tell((to) => to.heard(change))
    },
  })
  return {
    url,
    client,
    up,
    quiet,
    first,
    begin: live.follow,
    own: (by) => {
      owner = by
      for (const telling of untold.splice(0)) telling(by)
      live.follow()
    },
    listenAnew: () => {
      client.terminate()
      live.follow()
    },
    close: () => {
      live.stop()
      void client.dispose()
    },
  }
}
