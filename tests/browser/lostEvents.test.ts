// After lost events the counts beside a list and its menu entry are read again, too, whether a line was away or the server says that it held something back.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { Stage } from './shell/Stage.ts'

let stage: Stage

beforeAll(async () => (stage = await Stage.open()).close)
beforeEach(async () => stage.reset())

it.each([
  ['a line that was away', () => stage.server.socket.cut()],
  ['a server that left some out', () => stage.server.socket.tell({ kind: 'RESYNC' })],
] as const)('are counted again after %s', async (_, lose) => {
  let there = 47
  stage.says.set('PayoutRequestsStats', () => ({ data: { answer: [{ __typename: 'Sum', key: 'NEW', count: there, sum: null }] } }))
  const page = await stage.inside('/payoutRequests')
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link').first()
  const entry = page.getByRole('navigation', { name: 'Main menu' }).locator('.counter', { hasText: /4\d/ })
  await expect.poll(() => tab.textContent()).toContain('(47)')
  await expect.poll(() => entry.first().textContent()).toContain('47')
  await expect.poll(() => stage.server.socket.count('Changes')).toBeGreaterThan(0)
  there = 40
  lose()
  await expect.poll(() => tab.textContent()).toContain('(40)')
  await expect.poll(() => entry.first().textContent()).toContain('40')
})
