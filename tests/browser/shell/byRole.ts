// What becomes of somebody of each role at the door: inside, or out with a notice.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { roles } from '#generated/access.ts'
import { authoritiesOf } from '../fake/authoritiesOf.ts'
import { noticeOn, outcomeOn, stored } from './loginSeen.ts'
import type { Stage } from './Stage.ts'

/** Whether somebody of that role is inside, or told on the login screen why not; as it stays. */
const settled = async (page: Page, role: string): Promise<'in' | 'out'> => {
  const now = async (): Promise<'in' | 'out' | undefined> => {
    const told = await outcomeOn(page).count()
    const kept = (await stored(page))['admin-login-data']
    if (kept === undefined) return told > 0 && new URL(page.url()).pathname.endsWith('/login') ? 'out' : undefined
    const { role: has } = JSON.parse(kept) as { readonly role: string }
    return has === role && (await page.getByRole('banner').count()) > 0 ? 'in' : undefined
  }
  let is: 'in' | 'out' | undefined
  await expect
    .poll(
      async () => {
        const before = is
        is = await now()
        return is !== undefined && is === before
      },
      { interval: 150 },
    )
    .toBe(true)
  return is ?? 'out'
}
interface Seen {
  readonly role: string
  readonly is: 'in' | 'out'
  /** Last parts of the paths that were posted to. */
  readonly posted: readonly string[]
  readonly notice?: Awaited<ReturnType<typeof noticeOn>>
}

/** What becomes of somebody of each role that there is, and what they are told. */
export const byRole = async (stage: Stage, enter: (role: string) => Promise<Page>) => {
  const seen: Seen[] = []
  for (const { name: role } of roles) {
    await stage.reset()
    stage.says.set('GetMyAuthorities', ({ userId: id }) => ({ data: authoritiesOf({ id, role, authorities: [] }) }))
    const page = await enter(role)
    const is = await settled(page, role)
    const posted = stage.server.requested.filter((each) => each.startsWith('POST ')).map((each) => each.split('/').at(-1) ?? '')
    seen.push({ role, is, posted, ...(is === 'out' && { notice: await noticeOn(page) }) })
  }
  return seen
}

/** All that was said to them, which is one thing. */
export const saidTo = (seen: readonly Seen[]) => {
  const notices = seen.flatMap(({ notice }) => (notice === undefined ? [] : [notice]))
  return {
    tone: [...new Set(notices.map(({ tone }) => tone))].join(),
    key: [...new Set(notices.map(({ key }) => key))].join(),
    roles: seen.filter(({ is }) => is === 'in').map(({ role }) => role),
  }
}
