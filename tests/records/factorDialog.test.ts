// @vitest-environment happy-dom
// Recovery codes are shown once: the dialog that shows them, or is about to, is left by its buttons alone. What is being checked is not left.
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import FactorDialog from '../../src/actions/factors/FactorDialog.tsx'
import SecondStep from '../../src/actions/factors/SecondStep.tsx'
import { askSession } from '../../src/client/askSession.ts'
import { button, key, press, settled, until } from './listHands.ts'
import { mount } from './mountList.ts'

vi.mock('../../src/client/askSession.ts')

const dialog = () => document.querySelector('[role=dialog]')
const escape = async (): Promise<void> => {
  key('Escape', dialog() ?? document.body)
  await settled()
}

it('stays while codes are made and shown, whatever key is pressed', async () => {
  let come: (codes: readonly string[]) => void = () => undefined
  vi.mocked(askSession).mockReturnValue(new Promise<readonly string[]>((resolve) => (come = resolve)))
  const onClose = vi.fn<(changed: boolean) => void>()
  const serve = () => null
  await mount(createElement(FactorDialog, { does: 'renew', onClose }), { path: '/', serve, rights: [], awaited: '[role=dialog] input' })
  await escape()
  expect(onClose.mock.calls).toEqual([[false]])
  onClose.mockClear()
  await press(() => button('Continue'))
  await until(() => expect(button('Continue').disabled).toBe(true))
  expect(button('Back').disabled).toBe(true)
  await escape()
  come(['one-two', 'three-four'])
  await until(() => expect(dialog()?.textContent).toContain('three-four'))
  await escape()
  expect(onClose).not.toHaveBeenCalled()
  await press(() => dialog()?.querySelector('button[type=submit]') as HTMLButtonElement)
  await until(() => expect(onClose.mock.calls).toEqual([[true]]))
})

it('leads back from the second step of a login as long as nothing is being checked: one would be logged in after all', async () => {
  let refuse: (why: unknown) => void = () => undefined
  vi.mocked(askSession).mockReturnValue(new Promise<never>((_, reject) => (refuse = reject)))
  const onBack = vi.fn<() => void>()
  const challenge = { id: '1', code: true, passkey: null, setsUp: false, passkeysPossible: false } as const
  const serve = () => null
  const step = createElement(SecondStep, { challenge, onIn: () => undefined, onBack })
  await mount(step, { path: '/', serve, rights: [], awaited: 'form input' })
  await press(() => document.querySelector('button[type=submit]') as HTMLButtonElement)
  await until(() => expect(button('Continue').disabled).toBe(true))
  expect(button('Back').disabled).toBe(true)
  refuse([{ message: 'No', extensions: { code: 'DENIED' } }])
  await until(() => expect(button('Back').disabled).toBe(false))
  await press(() => button('Back'))
  await until(() => expect(onBack).toHaveBeenCalledOnce())
})
