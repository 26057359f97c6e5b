// @vitest-environment happy-dom
// What the login form asks (product spec 5), and when it says so.
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { loginFaults, type LoginValues, useLoginForm } from '../../src/console/useLoginForm.ts'
import { renderHook } from './renderHook.ts'
import { covers } from '../covers.ts'

const keyOf = (email: string) => loginFaults({ email, password: 'x' }).email?.key

it.each([
  ['', 'errors.required'],
  ['   ', 'errors.required'],
  ['ada', 'errors.email'],
  ['@b', 'errors.email'],
  ['a@', 'errors.email'],
  ['a@b@c', undefined],
  ['a@b', undefined],
  [' a@b.c ', undefined],
])('finds in e-mail "%s": %s', (email, key) => expect(keyOf(email)).toBe(key))

it('wants a password, and takes blanks for one', () => {
  expect(loginFaults({ email: 'a@b', password: '' }).password?.key).toBe('errors.required')
  expect(loginFaults({ email: 'a@b', password: ' ' })).toEqual({})
})

it('checks on submit, and from then on when a field is left; sends nothing that is wrong', async () => {
  covers('loginAborted')
  const attempt = vi.fn<(values: LoginValues) => Promise<void>>(async () => undefined)
  const { result } = await renderHook(() => useLoginForm(attempt), undefined)
  await act(async () => result().left('email'))
  expect(result().faults).toEqual({})
  await act(async () => void (await result().submit()))
  expect(Object.keys(result().faults)).toEqual(['email', 'password'])
  await act(async () => result().change('email', 'a@b'))
  await act(async () => result().left('email'))
  expect(Object.keys(result().faults)).toEqual(['password'])
  await act(async () => result().change('password', ' pass '))
  await act(async () => void (await result().submit()))
  expect(attempt).toHaveBeenCalledExactlyOnceWith({ email: 'a@b', password: ' pass ' })
})

it('makes one attempt at a time', async () => {
  let answer = (): void => undefined
  const attempt = vi.fn<(values: LoginValues) => Promise<void>>(async () => new Promise<void>((resolve) => (answer = resolve)))
  const { result } = await renderHook(() => useLoginForm(attempt, 'a@b'), undefined)
  await act(async () => result().change('password', 'x'))
  await act(async () => void result().submit())
  expect(result().busy).toBe(true)
  await act(async () => void result().submit())
  expect(attempt).toHaveBeenCalledTimes(1)
  await act(async () => answer())
  expect(result().busy).toBe(false)
})
