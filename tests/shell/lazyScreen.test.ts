// @vitest-environment happy-dom
// A piece that was loaded before it is drawn stands there at once; any other shows the fallback first.
import { act, createElement, Suspense, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import type { LazyScreen } from '../../src/client/loadChunk.ts'
import { lazyScreen } from '../../src/look/lazyScreen.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const load = async () => ({ default: ({ word }: { readonly word: string }): ReactElement => createElement('b', null, word) })

const draw = (Piece: LazyScreen<{ readonly word: string }>) => {
  const place = document.createElement('div')
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  const show = (word: string): void => root.render(createElement(Suspense, { fallback: 'waiting' }, createElement(Piece, { word })))
  return { place, show }
}

it('draws what is there already without a fallback', async () => {
  const Piece = lazyScreen(load)
  await Piece.preload()
  const { place, show } = draw(Piece)
  act(() => show('there'))
  expect(place.textContent).toBe('there')
})

it('waits for what is not, and keeps it while it stands', async () => {
  let come: () => void = () => undefined
  const coming = new Promise<void>((resolve) => (come = resolve))
  const Piece = lazyScreen(async () => {
    await coming
    return load()
  })
  const { place, show } = draw(Piece)
  await act(async () => show('one'))
  expect(place.textContent).toBe('waiting')
  await act(async () => come())
  await act(async () => Piece.preload())
  const drawn = place.querySelector('b')
  expect(drawn?.textContent).toBe('one')
  await act(async () => show('two'))
  expect(place.querySelector('b')).toBe(drawn)
  expect(drawn?.textContent).toBe('two')
})

it('says that a piece did not come', async () => {
  const Piece = lazyScreen<object>(async () => Promise.reject(new Error('gone')))
  await expect(Piece.preload()).rejects.toThrow('not loaded')
})
