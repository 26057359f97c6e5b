// @vitest-environment happy-dom
// A form that waits for its files is not sent by itself once one of them will not come.
import { expect, it, vi } from 'vitest'
import { useAwaitedFiles } from '../../src/actions/forms/useAwaitedFiles.tsx'
import { renderHook } from './renderHook.ts'

it.each([
  ['there', 1],
  ['failed', 0],
] as const)('where the first of two is %s', async (first, times) => {
  const form = Object.assign(document.createElement('form'), { id: 'both' })
  document.body.append(form)
  const send = vi.spyOn(form, 'requestSubmit').mockReturnValue()
  const { now, does } = await renderHook(
    () => useAwaitedFiles('both'),
    () => null,
  )
  await does(() => ['front', 'back'].forEach((field) => now().onFiles(field, 'sending')))
  await does(() => now().hold())
  await does(() => now().onFiles('front', first))
  await does(() => now().onFiles('back', 'there'))
  expect(send).toHaveBeenCalledTimes(times)
  form.remove()
})

it('goes on waiting where a field goes away of which nothing was on its way', async () => {
  const form = Object.assign(document.createElement('form'), { id: 'one' })
  document.body.append(form)
  const send = vi.spyOn(form, 'requestSubmit').mockReturnValue()
  const { now, does } = await renderHook(
    () => useAwaitedFiles('one'),
    () => null,
  )
  await does(() => now().onFiles('back', 'sending'))
  await does(() => now().hold())
  await does(() => now().onFiles('front', 'failed'))
  expect(now().waits).toBe(true)
  await does(() => now().onFiles('back', 'there'))
  expect(send).toHaveBeenCalledTimes(1)
  form.remove()
})
