// @vitest-environment happy-dom
// Documents are looked at one after the other by one worker: the next waits until the last is let go, and each is let go, however soon it is closed. No page is larger than a tab can hold.
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Texts } from '../../src/client/texts/useText.ts'
import { PdfPages } from '../../src/look/PdfPages.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({ GlobalWorkerOptions: {}, getDocument: () => library.open() }))

/** As pdf.js is: while a document is let go, there is no other. */
const library = {
  read: Promise.resolve() as Promise<unknown>,
  letGo: Promise.resolve() as Promise<unknown>,
  opened: 0,
  closed: 0,
  closing: 0,
  pages: [] as readonly (readonly [number, number])[],
  open: () => {
    if (library.closing > 0) throw new Error('the worker is being destroyed')
    library.opened += 1
    return {
      promise: library.read.then(() => ({ numPages: library.pages.length, getPage: library.page })),
      destroy: async () => {
        library.closing += 1
        await library.letGo
        library.closing -= 1
        library.closed += 1
      },
    }
  },
  page: async (number: number) => ({
    getViewport: ({ scale }: { readonly scale: number }) => {
      const [width = 0, height = 0] = library.pages[number - 1] ?? []
      return { width: width * scale, height: height * scale }
    },
    render: () => ({ promise: Promise.resolve() }),
  }),
}
const held = (): readonly [Promise<void>, () => void] => {
  let come: () => void = () => undefined
  return [new Promise<void>((resolve) => (come = resolve)), () => come()]
}
const fetched = vi.fn<(address: string) => Promise<Response>>(async () => new Response('a document'))
vi.stubGlobal('fetch', fetched)
vi.stubGlobal('Worker', EventTarget)

const renew = async (): Promise<string> => '/renewed'

const open = (): Root => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  root.render(createElement(Texts, null, createElement(PdfPages, { address: '/file', renew, name: 'Contract' })))
  return root
}
const isShown = (): boolean => document.querySelector('.pdfPages') !== null
const until = (what: () => boolean): Promise<unknown> => vi.waitUntil(what, { timeout: 300_000 })

beforeEach(() => {
  fetched.mockClear()
  Object.assign(library, { read: Promise.resolve(), letGo: Promise.resolve(), opened: 0, closed: 0, pages: [] })
})

it('the next is shown, however long the last takes to be let go', async () => {
  const first = open()
  await until(isShown)
  const [letGo, done] = held()
  library.letGo = letGo
  first.unmount()
  await until(() => library.closing === 1)
  open()
  await until(() => fetched.mock.calls.length === 2)
  await new Promise((resolve) => setTimeout(resolve))
  done()
  await until(() => isShown() || document.querySelector('[role=alert]') !== null)
  expect([isShown(), document.querySelector('[role=alert]')]).toEqual([true, null])
})

it('one whose address ran out while the library came is shown from a new one', async () => {
  fetched.mockImplementationOnce(async () => new Response(null, { status: 403 }))
  open()
  await until(isShown)
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/file', '/renewed'])
})

it('but is asked for no third time', async () => {
  fetched
    .mockImplementationOnce(async () => new Response(null, { status: 403 }))
    .mockImplementationOnce(async () => new Response(null, { status: 403 }))
  open()
  await until(() => document.querySelector('[role=alert]') !== null)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('one that is closed while it is read is let go', async () => {
  const [read, come] = held()
  library.read = read
  const root = open()
  await until(() => library.opened === 1)
  root.unmount()
  come()
  await until(() => library.closed === 1)
  expect(library.closing).toBe(0)
})

it('a page is drawn as wide as is read well, and one that is very long no larger than a tab can hold', async () => {
  library.pages = [
    [595, 842],
    [100, 6_000],
    [1, 14_400],
  ]
  open()
  await until(() => document.querySelectorAll('canvas[data-drawn]').length === 3)
  const [usual, ...long] = [...document.querySelectorAll('canvas')].map(({ width, height }) => ({ width, height }))
  expect(usual).toEqual({ width: 1_000, height: 1_415 })
  expect(long.filter(({ width, height }) => width < 1 || height > 16_384 || width * height > 2_000_000)).toEqual([])
})
