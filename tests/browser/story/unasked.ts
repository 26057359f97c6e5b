// A decision that asks nothing first where its record is opened, and what it says instead.
import { expect, it } from 'vitest'
import type { Staff } from './enter.ts'
import type { House } from './openHouse.ts'
import { panel } from './takingBack.ts'

const rows = ({ page }: Staff) => page.locator(':is(tr, .deskStrip > li)[data-id]')
const statusOf = async ({ sql }: House, id: string | null) =>
  (await sql<{ status: string }>('select status from post_verifications where id = $1', [id]))[0]?.status

/** @param of whoever decides about posts */
export const unasked = (of: () => Staff, house: () => House): void => {
  it('says beside Approve whom it tells, asks nothing where the post is opened, and asks where it is one row of many', async () => {
    const staff = of()
    const { page } = staff
    const [post = { id: '', told: 0 }] = await house().sql<{ id: string; told: number }>(
      `select v.id::text as id, count(distinct b.subscriber_id)::int as told from post_verifications v
       join content_sets s on s.id = v.post_id join users c on c.id = s.user_id join users_verification k on k.id = c.id
       join subscriptions b on b.creator_id = c.id and b.status <> 'EXPIRED' and b.paid_until > now()
       join users u on u.id = b.subscriber_id and u.status = 'ACTIVE'
     where v.status = 'PENDING' and v.told_time is null and s.level is null and s.published and s.processing_status = 'OK'
       and s.publish_time <= now() and s.deleted_time is null and c.status = 'ACTIVE' and k.status = 'APPROVED'
     group by v.id order by told desc limit 1`,
    )
    expect(post.told).toBeGreaterThan(1)
    await staff.open('/posts/verification?look=table')
    await rows(staff).first().waitFor()
    const row = rows(staff).first()
    await row.getByRole('button', { name: /^Approve: / }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await staff.open(`/posts/verification?open=${post.id}`)
    await panel(staff).getByText(`Approve: ${post.told} subscribers are told.`).waitFor()
    await panel(staff)
      .getByRole('button', { name: /^Approve: / })
      .click()
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await statusOf(house(), post.id)).toBe('APPROVED')
    expect(staff.problems).toEqual([])
  })

  it('says in its dialog what stands against it', async () => {
    const staff = of()
    const { page } = staff
    const id = await rows(staff).first().getAttribute('data-id')
    await staff.open(`/posts/verification?open=${id}`)
    await panel(staff)
      .getByRole('button', { name: /^Approve: / })
      .waitFor()
    await house().sql('update content_sets set published = false where id = (select post_id from post_verifications where id = $1)', [id])
    await page.keyboard.press('a')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('alert').waitFor()
    expect(await statusOf(house(), id)).toBe('PENDING')
    await house().sql('update content_sets set published = true where id = (select post_id from post_verifications where id = $1)', [id])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.keyboard.press('a')
    await expect.poll(() => statusOf(house(), id)).toBe('APPROVED')
  })
}
