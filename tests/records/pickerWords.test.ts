// @vitest-environment happy-dom
// An input of choices is described where it has the focus, and its buttons are called in the console's own words.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { blockedLocationsDocuments } from '#generated/documents/blockedLocations.ts'
import words from '../../src/client/texts/pickers.en.json'
import { OfferedPlacePicker } from '../../src/look/OfferedPlacePicker.tsx'
import { mount } from './mountList.ts'

it('is described by its help and what is wrong with it, and speaks the reader’s language', async () => {
  const asked = blockedLocationsDocuments['BlockedLocationsAutocomplete']
  const shared = { id: 'place', label: 'Place', disabled: false, describedBy: 'place__error place__help' }
  const element = createElement(OfferedPlacePicker, { ...shared, document: asked, code: 'ip:10.0.0.1', onChange: () => undefined })
  await mount(element, { path: '/', serve: () => [], rights: [], awaited: 'input' })
  expect(document.querySelector('input')?.getAttribute('aria-describedby')).toBe('place__error place__help')
  const titles = [...document.querySelectorAll<HTMLButtonElement>('button[title]')].map(({ title }) => title)
  expect(titles).toEqual([words['pickers.clear'], words['pickers.open']])
})
