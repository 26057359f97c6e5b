// @vitest-environment happy-dom
// A place or an address that somebody leaves before the server found it is chosen when the answer comes.
import { createElement, useState, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { blockedLocationsDocuments } from '#generated/documents/blockedLocations.ts'
import { OfferedPlacePicker } from '../../src/look/OfferedPlacePicker.tsx'
import { sees, settled, until, writeInto } from './listHands.ts'
import { mount } from './mountList.ts'
import type { Serve } from './renderHook.ts'

const held: { code?: string | undefined } = {}
const offered = blockedLocationsDocuments['BlockedLocationsAutocomplete']

const Field = (): ReactElement => {
  const [code, setCode] = useState<string>()
  const onChange = (next: string | undefined): void => {
    held.code = next
    setCode(next)
  }
  const shared = { id: 'place', label: 'Place', disabled: false, required: false, error: false, describedBy: '' }
  return createElement(OfferedPlacePicker, { ...shared, document: offered, code, onChange })
}

const input = (): HTMLInputElement => document.querySelector('input') as HTMLInputElement
const type = (text: string): void => writeInto(input(), text)

it.each([
  ['10.0.0.1', { code: 'ip:10.0.0.1', name: '10.0.0.1' }],
  ['germany', { code: 'place:de', name: 'Germany' }],
])('%s is held and read by its name', async (typed, found) => {
  const answers: (() => void)[] = []
  const serve: Serve = (_, { text }) => {
    if (text !== typed) return text === found.name ? [found] : []
    return new Promise((resolve) => answers.push(() => resolve([found])))
  }
  await mount(createElement(Field), { path: '/', serve, rights: [], awaited: 'input' })
  input().focus()
  type(typed)
  input().blur()
  await sees(() => held.code, `${typed}?`)
  await until(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await sees(() => held.code, found.code)
  await settled()
  expect([input().value, document.querySelector('output')]).toEqual([found.name, null])
})
