// @vitest-environment happy-dom
// The session machine: product spec 4, domain 3.2.
import { beforeEach, expect, it, vi } from 'vitest'
import { createSession } from '../../src/client/createSession.ts'
import { loginDataKey } from '../../src/client/loginDataKey.ts'
import type { SignedIn } from '../../src/client/SignedIn.ts'
import { among, proves } from '../proves.ts'

const user: SignedIn = { id: '7', email: 'a@b.c', screenName: 'Ada', username: 'ada', role: 'admin', authorities: ['one', 'two'] }
const stored = () => JSON.parse(localStorage.getItem(loginDataKey) ?? 'null') as unknown
const told = (newValue: string | null) => window.dispatchEvent(new StorageEvent('storage', { key: loginDataKey, newValue }))

/** The id, where it is not that of somebody. */
const takenForNobody = (id: string): string | undefined => {
  localStorage.setItem(loginDataKey, JSON.stringify({ ...user, id }))
  return createSession().current() === undefined ? id : undefined
}

beforeEach(() => localStorage.clear())

it('is out at first, in after login, and keeps user and rights in storage', () => {
  const session = createSession()
  expect(session.current()).toBeUndefined()
  const before = session.get().is
  session.begin(user)
  expect(session.get()).toEqual({ is: 'in', user, restored: false })
  expect(stored()).toEqual(user)
  const storages = Object.entries({ localStorage, sessionStorage }).filter(([, each]) => each.length > 0)
  const whole = Object.entries(session.get()).flatMap(([name, value]) => (JSON.stringify(value) === JSON.stringify(stored()) ? [name] : []))
  proves('userStored', {
    kept: among([...whole, ...Object.keys(stored() as object)]),
    storage: storages.map(([name]) => name.replace(/Storage$/, '')).join(),
    key: storages.flatMap(([, each]) => Array.from({ length: each.length }, (_, at) => each.key(at)?.replace('-', ' '))).join(),
  })
  proves('sessionStates', { states: [before, session.get().is], nobody: takenForNobody })
})

it('ends: memory and storage are empty', () => {
  const session = createSession()
  session.begin(user)
  session.end()
  expect(session.get()).toEqual({ is: 'out' })
  expect(localStorage.length).toBe(0)
})

it('restores from storage where memory has nobody', () => {
  createSession().begin(user)
  const session = createSession()
  expect(session.current()).toEqual(user)
  expect(session.get()).toEqual({ is: 'in', user, restored: true })
  const now = Object.entries(session.get()).flatMap(([name, is]) => (is === true ? [name] : []))
  proves('sessionRestored', { data: localStorage.key(0)?.replace('admin-', '').replace('-', ' '), session: now.join() })
})

it.each([
  ['nobody', { ...user, id: '0' }],
  ['no list of rights', { ...user, authorities: 'all' }],
  ['no id', { ...user, id: 7 }],
  ['a text', 'x'],
  ['nothing', null],
])('restores nothing from %s', (_, value) => {
  proves('userNobody', { id: takenForNobody })
  localStorage.setItem(loginDataKey, JSON.stringify(value))
  expect(createSession().current()).toBeUndefined()
})

it('restores nothing from what is no JSON', () => {
  localStorage.setItem(loginDataKey, '{')
  expect(createSession().current()).toBeUndefined()
})

it('follows rights at once, here and in storage, and tells nobody when nothing changed', () => {
  const session = createSession()
  session.begin(user)
  const heard = vi.fn<() => void>()
  session.subscribe(heard)
  session.follow(['one', 'two'])
  expect(heard).not.toHaveBeenCalled()
  session.follow(['one'], 'manager')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(session.current()).toEqual({ ...user, authorities: ['one'], role: 'manager' })
  expect(stored()).toEqual(session.current())
})

it('expires without losing the user; the same user goes on', async () => {
  const session = createSession()
  session.begin(user)
  session.expire()
  expect(session.get()).toEqual({ is: 'expired', user })
  const goesOn = session.resumed()
  session.begin(user)
  expect(await goesOn).toBe(true)
})

it('expires and ends: what waited does not go on', async () => {
  const session = createSession()
  session.begin(user)
  session.expire()
  const goesOn = session.resumed()
  session.end()
  expect(await goesOn).toBe(false)
})

it('cannot expire while nobody is logged in', () => {
  const session = createSession()
  session.expire()
  expect(session.get().is).toBe('out')
})

it('is out when another tab logs out, and told when another user logs in there', () => {
  const session = createSession()
  const replaced = vi.fn<() => void>()
  const leave = session.watchTabs(replaced)
  session.begin(user)
  told(JSON.stringify({ ...user, authorities: [] }))
  expect(session.current()?.authorities).toEqual([])
  told(JSON.stringify({ ...user, id: '8' }))
  expect(replaced).toHaveBeenCalledTimes(1)
  told(null)
  expect(session.get().is).toBe('out')
  leave()
  session.begin(user)
  told(null)
  expect(session.get().is).toBe('in')
})

it('tells why it ended, here and in every other tab, and leaves nothing in the storage', () => {
  const session = createSession()
  session.watchTabs(() => undefined)
  session.begin(user)
  session.end('disabled')
  expect(session.get()).toEqual({ is: 'out', why: 'disabled' })
  expect(localStorage.length).toBe(0)
  session.begin(user)
  told(JSON.stringify({ ended: 'disabled' }))
  told(null)
  expect(session.get()).toEqual({ is: 'out', why: 'disabled' })
})

it('goes on when the same user logged in again in another tab', () => {
  const session = createSession()
  session.watchTabs(() => undefined)
  session.begin(user)
  session.expire()
  told(JSON.stringify(user))
  expect(session.get().is).toBe('in')
})

it('goes on as the role that was looked as: after expiry, and when another tab stores what oneself may by now', () => {
  const session = createSession()
  const as = { role: 'manager', authorities: ['one'] }
  session.begin(user)
  session.viewAs(as)
  session.expire()
  expect(session.get()).toEqual({ is: 'expired', user, as })
  session.begin({ ...user, authorities: ['two'] })
  expect(session.get()).toMatchObject({ is: 'in', user: { authorities: ['two'] }, as })
  const leave = session.watchTabs(() => undefined)
  told(JSON.stringify({ ...user, authorities: ['one', 'three'] }))
  expect(session.get()).toMatchObject({ is: 'in', user: { authorities: ['one', 'three'] }, as })
  leave()
  session.viewAs()
  session.expire()
  session.begin(user)
  expect(session.get()).toEqual({ is: 'in', user, restored: false })
})

it('forgets in this tab only', () => {
  const session = createSession()
  session.begin(user)
  session.forget()
  expect(session.get().is).toBe('out')
  expect(stored()).toEqual(user)
})
