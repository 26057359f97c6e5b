// @vitest-environment happy-dom
// A picture opened on a slow line: its address ran out before it was asked for, so it is asked for under a new one, once.
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConsoleContext, type Console } from '../../src/client/useConsole.ts'
import { ShownFile } from '../../src/look/ShownFile.tsx'
import type { ShownFile as File } from '../../src/look/fileAddress.ts'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: {} }) }))

const file: File = { uuid: '1', urlPart: 'a?until=1', processingStatus: 'OK', contentType: 'image/png', name: 'a.png' }
const renew = vi.fn<() => Promise<File | undefined>>()

const open = (): void => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  onTestFinished(() => root.unmount())
  const value = { configuration: { values: {}, addresses: {}, flags: {} } } as unknown as Console
  root.render(createElement(ConsoleContext, { value }, createElement(ShownFile, { file, renew })))
}
const picture = (): Element | null => document.querySelector('img')
const shows = (what: string): Promise<unknown> => vi.waitUntil(() => picture()?.getAttribute('src')?.includes(what), { timeout: 60_000 })

it('is shown under the new address, and that is not doubted', async () => {
  renew.mockResolvedValueOnce({ ...file, urlPart: 'a?until=2' })
  open()
  await shows('until=1')
  picture()?.dispatchEvent(new Event('error'))
  await shows('until=2')
  picture()?.dispatchEvent(new Event('error'))
  expect(renew).toHaveBeenCalledOnce()
})

it('is asked for anew where its address holds: the line may have failed it', async () => {
  renew.mockResolvedValueOnce(file)
  open()
  await shows('until=1')
  const before = picture()
  before?.dispatchEvent(new Event('error'))
  await vi.waitUntil(() => picture() !== before, { timeout: 60_000 })
  expect(picture()?.getAttribute('src')).toBe(before?.getAttribute('src'))
})
