// The session machine (product spec 4, domain 3.2): out -> in -> out, and in -> expired -> in for the same user.
import { createStore, type Store } from './createStore.ts'
import type { Ending } from './Ending.ts'
import { loginDataKey } from './loginDataKey.ts'
import { dropLoginData, readLoginData, toldBy, writeLoginData, type StoredLogin } from './loginData.ts'
import type { SignedIn } from './SignedIn.ts'

/** Another role of staff that one looks as, and what one may as that. */
export interface ViewedAs {
  readonly role: string
  readonly authorities: readonly string[]
}

interface LoggedIn {
  readonly is: 'in'
  readonly user: SignedIn
  readonly restored: boolean
  readonly as?: ViewedAs
}

export type SessionState =
  /** why: it was ended, and not by whoever it belonged to. */
  { readonly is: 'out'; readonly why?: Ending } | LoggedIn | ({ readonly is: 'expired' } & Pick<LoggedIn, 'user' | 'as'>)

export interface Session extends Pick<Store<SessionState>, 'get' | 'subscribe'> {
  /** The user in memory, restored from storage where memory has none. Called on every navigation. */
  readonly current: () => SignedIn | undefined
  /** Somebody logged in: a new session, or the same user going on after expiry. */
  readonly begin: (user: SignedIn) => void
  /** The server no longer knows the session; what is on screen stays. */
  readonly expire: () => void
  /** Nobody is logged in any more, in this browser; why, where it is not by their own wish. */
  readonly end: (why?: Ending) => void
  /** Nobody is logged in in this tab; what is stored stays. */
  readonly forget: () => void
  /** Rights (and role) as the server says them now. */
  readonly follow: (authorities: readonly string[], role?: string) => void
  /** Looks as another role from now on, or as oneself again. Nothing of it is stored: it ends with a reload. */
  readonly viewAs: (as?: ViewedAs) => void
  /** Resolves once an expired session has ended: true when the same user goes on. */
  readonly resumed: () => Promise<boolean>
  /** Follows other tabs; replaced is called when another user is logged in there. */
  readonly watchTabs: (replaced: () => void) => () => void
}

const sameRights = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((right, at) => right === other[at])

/** What one may as oneself may have changed meanwhile: it is asked anew, as after a reload. */
const looking = ({ user, restored }: LoggedIn, as?: ViewedAs): LoggedIn => ({
  is: 'in',
  user,
  restored: as === undefined || restored,
  ...(as && { as }),
})

/** The same person goes on as whom they looked, in this tab: told by nothing they would go on as themselves. */
const goingOn = (state: SessionState, user: SignedIn, restored: boolean): LoggedIn => {
  const as = state.is !== 'out' && state.user.id === user.id ? state.as : undefined
  return { is: 'in', user, restored, ...(as && { as }) }
}

const onStorage = (heard: (event: StorageEvent) => void): (() => void) => {
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

export const createSession = (): Session => {
  const store = createStore<SessionState>({ is: 'out' })

  const begin: Session['begin'] = (user) => {
    writeLoginData(user)
    store.set(goingOn(store.get(), user, false))
  }
  const out = (why?: Ending): void => {
    if (store.get().is !== 'out') store.set({ is: 'out', ...(why !== undefined && { why }) })
  }
  const end: Session['end'] = (why) => {
    dropLoginData(why)
    out(why)
  }
  const current: Session['current'] = () => {
    const state = store.get()
    if (state.is !== 'out') return state.user
    const user = readLoginData()
    if (user) store.set({ is: 'in', user, restored: true })
    return user
  }
  const follow: Session['follow'] = (authorities, role) => {
    const state = store.get()
    if (state.is !== 'in') return
    if (state.as) return store.set({ ...state, as: { ...state.as, authorities } })
    const user = { ...state.user, authorities, role: role ?? state.user.role }
    if (sameRights(authorities, state.user.authorities) && user.role === state.user.role) return
    writeLoginData(user)
    store.set({ ...state, user })
  }
  const adopt = ({ user: stored, why }: StoredLogin, replaced: () => void): void => {
    const state = store.get()
    if (!stored) return out(why)
    if (state.is === 'out' || stored.id !== state.user.id) return replaced()
    store.set(goingOn(state, stored, true))
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    current,
    begin,
    end,
    forget: () => out(),
    follow,
    viewAs: (as) => {
      const state = store.get()
      if (state.is === 'in') store.set(looking(state, as))
    },
    expire: () => {
      const state = store.get()
      if (state.is === 'in') store.set({ is: 'expired', user: state.user, ...(state.as && { as: state.as }) })
    },
    resumed: () => whenNot(store, 'expired').then((state) => state.is === 'in'),
    watchTabs: (replaced) =>
      onStorage(({ key, newValue }) => {
        if (key === null || key === loginDataKey) adopt(toldBy(newValue), replaced)
      }),
  }
}

const whenNot = async (store: Store<SessionState>, is: SessionState['is']): Promise<SessionState> =>
  new Promise((resolve) => {
    const look = (): boolean => {
      if (store.get().is === is) return false
      resolve(store.get())
      return true
    }
    if (look()) return
    const leave = store.subscribe(() => look() && leave())
  })
