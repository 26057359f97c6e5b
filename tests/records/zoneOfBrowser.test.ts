// @vitest-environment happy-dom
// A browser that cannot say where it is, as where TZ is empty, shows UTC: it names no zone then, or one that it does not know itself.
import { expect, it, vi } from 'vitest'

it.each([
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
])('where it says %s, times are shown in %s', async (said, shown) => {
  vi.resetModules()
  const options = new Intl.DateTimeFormat('en-US').resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: said as string })
  const { todayIn, viewerZone } = await import('../../src/client/viewerZone.ts')
  expect(viewerZone()).toBe(shown)
  expect(todayIn(viewerZone())).toMatch(/^\d{4}-\d\d-\d\d$/)
})
