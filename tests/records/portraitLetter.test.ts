// @vitest-environment happy-dom
// Where somebody has no picture, the first letter of their name stands: what a reader sees as one sign is not halved.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Portrait } from '../../src/look/Thumbnail.tsx'
import { mount } from './mountList.ts'

it.each([
  ['robin', 'R'],
  ['🦊 fox', '🦊'],
  ['', ''],
])('of %j it is %j', async (title, letter) => {
  await mount(createElement(Portrait, { picture: null, title }), { path: '/', serve: () => null, rights: [], awaited: '.portrait' })
  expect(document.querySelector('.portrait')?.textContent).toBe(letter)
})
