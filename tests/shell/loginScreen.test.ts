// @vitest-environment happy-dom
// What becomes of a login: the session begins, and a navigation that fails after it is nobody's business (product spec 8).
import { createElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createNotices } from '../../src/client/createNotices.ts'
import { createSession } from '../../src/client/createSession.ts'
import type { SignedIn } from '../../src/client/SignedIn.ts'
import { useLoginScreen } from '../../src/console/useLoginScreen.ts'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { covers } from '../covers.ts'
import { renderHook } from './renderHook.ts'

const revalidate = vi.hoisted(() => vi.fn<() => Promise<void>>())
vi.mock(import('react-router-dom'), async (load) => ({ ...(await load()), useRevalidator: () => ({ state: 'idle', revalidate }) }))

const user = { id: '7', email: 'a@b', screenName: 'Ada', username: 'ada', role: 'admin', authorities: [] }
const after = async (came: { readonly failure: string } | { readonly user: SignedIn }) => {
  const [notices, session] = [createNotices(), createSession()]
  const console = { notices, session } as unknown as Console
  const { result } = await renderHook(useLoginScreen, undefined, (children) => createElement(ConsoleContext, { value: console }, children))
  const { onIn, onFailure } = result()
  await ('failure' in came ? onFailure(came.failure) : onIn(came.user))
  return { notice: notices.get(), is: session.get().is }
}

beforeEach(() => {
  revalidate.mockReset()
  localStorage.clear()
})

it('swallows a navigation that fails, and stays logged in', async () => {
  covers('errorNavigation')
  const nothing = createNotices().get()
  revalidate.mockRejectedValue(new Error('The way there broke off'))
  expect(await after({ user })).toEqual({ notice: nothing, is: 'in' })
  expect(revalidate).toHaveBeenCalledOnce()
})

it('tells of a login that failed, and goes nowhere', async () => {
  const { notice, is } = await after({ failure: 'No' })
  expect(is).toBe('out')
  expect(JSON.stringify(notice)).toContain('No')
  expect(revalidate).not.toHaveBeenCalled()
})
