// A queue decided quickly, by keys: what is offered is to take back the newest decision.
import { expect, it } from 'vitest'
import type { Staff } from './enter.ts'

export const panel = ({ page }: Staff) => page.getByRole('complementary', { name: 'Opened record' })
export const openId = ({ page }: Staff) => new URL(page.url()).searchParams.get('open')
/** The address goes before the drawing: what it names stands open now, and hears its keys. */
export const untilOpen = (staff: Staff): Promise<void> =>
  staff.page.locator(`.deskStrip > li[data-id="${openId(staff)}"] [aria-current="true"]`).waitFor()

/** @param of whoever has a record of the queue opened, with two below it that can be approved */
export const takingBack = (of: () => Staff): void => {
  it('offers to take back the newest of several quick decisions, by its key too', async () => {
    const staff = of()
    const { page, sent } = staff
    const notice = page.locator('.notice')
    let [last, name]: [string | null, string] = [null, '']
    for (const _ of [1, 2, 3]) {
      const was = openId(staff)
      last = was
      name = await panel(staff).getByRole('heading').first().innerText()
      await page.keyboard.press('a')
      await expect.poll(() => openId(staff)).not.toBe(was)
      await expect.poll(() => notice.innerText()).toContain(name)
      await untilOpen(staff)
    }
    // Held until it is taken.
    await notice.hover()
    expect(await notice.count()).toBe(1)
    expect(await notice.getByRole('button', { name: 'Undo' }).getAttribute('aria-keyshortcuts')).toBe('z')
    await page.keyboard.press('z')
    const dialog = page.getByRole('dialog')
    await dialog.getByText(name).first().waitFor()
    // What is still being read on a slow machine may be said meanwhile.
    expect(await page.locator('.notice:not([data-tone="pending"])').count()).toBe(0)
    // Several posts may say the same: what is asked about is the last one's own record. The desk asks of others what approving them would do.
    const previewed = () =>
      sent.findLast(({ payload }) => payload?.operationName?.endsWith('DeclineApprovedPreview'))?.payload?.variables?.['id']
    await expect.poll(previewed).toBe(last)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    // Rows that are being read anew are out of reach for keys.
    await page.locator('.deskStrip[aria-busy="false"]').waitFor()
    // Later on the record has it, too.
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => openId(staff)).toBe(last)
    await panel(staff)
      .getByRole('button', { name: /^Decline: / })
      .waitFor()
  })
}
