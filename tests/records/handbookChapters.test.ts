// @vitest-environment happy-dom
// A chapter of the handbook is gone to, and the text stays: what is selected in it, and where the focus is.
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Handbook } from '../../src/screens/handbook/Handbook.tsx'
import { sees } from './listHands.ts'
import { mount } from './mountList.ts'

const markdown = '# Help\n\n## Members\n\nWho they are.\n\n## Payouts\n\nWhat they get.\n'

it('is shown by its link, in the text that stands there', async () => {
  const shown: string[] = []
  Element.prototype.scrollIntoView = function scrollIntoView(): void {
    shown.push(this.textContent ?? '')
  }
  const book = createElement(Handbook, { markdown, places: new Map() })
  const { go } = await mount(book, { path: '/help', at: '/help#chapter1', serve: () => undefined, rights: [], awaited: '.handbookText h2' })
  await sees(() => shown, ['Members'])
  const paragraph = document.querySelector('.handbookText p')
  await go('/help#chapter2')
  await sees(() => shown, ['Members', 'Payouts'])
  expect([paragraph?.textContent, paragraph?.isConnected]).toEqual(['Who they are.', true])
})
