// Two at one queue: each sees what the other decides, on a row and on an opened record that no row shows.
import { expect, it } from 'vitest'
import type { Staff } from './enter.ts'
import type { House } from './openHouse.ts'
import { openId, panel, untilOpen } from './takingBack.ts'

/** @param at who decide about posts */
export const decidedByTwo = (at: () => { readonly house: House; readonly manager: Staff; readonly admin: Staff }): void => {
  it('greys out for the other, with the name of who decided', async () => {
    const { house, manager, admin } = at()
    const { page } = manager
    const [{ name } = { name: '' }] = await house.sql<{ name: string }>(
      "select screen_name as name from users where email = 'manager@example.com'",
    )
    for (const staff of [admin, manager]) {
      await staff.open('/posts/verification')
      await expect.poll(() => openId(staff)).not.toBeNull()
      await untilOpen(staff)
    }
    // Not the one that both have open.
    const first = openId(manager)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => openId(manager)).not.toBe(first)
    await untilOpen(manager)
    const row = admin.page.locator(`.deskStrip [data-id="${openId(manager)}"]`)
    await row.waitFor()
    await page.keyboard.press('d')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').click()
    await page.getByRole('option', { name: 'Copyright' }).click()
    await dialog.getByLabel('Explanation').fill('The picture belongs to somebody else.')
    await dialog.getByRole('button', { name: 'Decline' }).click()
    await expect.poll(() => row.getAttribute('data-handled')).toBe('')
    expect(await row.innerText()).toContain(name)
    expect(admin.problems).toEqual([])
  })

  it('hears the key of an opened record that no row shows, and shows the other what became of it', async () => {
    const { house, manager, admin } = at()
    const id = (
      await house.sql<{ id: string }>(
        `select v.id::text as id from post_verifications v join content_sets s on s.id = v.post_id join users c on c.id = s.user_id
           join users_verification k on k.id = c.id
         where v.status = 'PENDING' and s.published and s.processing_status = 'OK' and s.publish_time is not null
           and s.deleted_time is null and c.status = 'ACTIVE' and k.status = 'APPROVED' order by v.id desc limit 1`,
      )
    )[0]?.id
    const statusOf = async () =>
      (await house.sql<{ status: string }>('select status from post_verifications where id = $1', [id]))[0]?.status
    for (const staff of [admin, manager]) {
      await staff.open(`/posts/verification?look=table&status=DECLINED&open=${id}`)
      await staff.page.locator('tr[data-id]').first().waitFor()
      await panel(staff)
        .getByRole('button', { name: /^Approve: / })
        .waitFor()
    }
    await manager.page.keyboard.press('a')
    await expect.poll(statusOf).toBe('APPROVED')
    await panel(admin)
      .getByRole('button', { name: /^Approve: / })
      .waitFor({ state: 'detached' })
  })
}
