// The chapter of the money: paid, looked at, undone, and right to the cent all the way.
import { describe, expect, it } from 'vitest'
import { deskOf, type Story } from './Desk.ts'
import { booksOf, inCredits } from './people.ts'

export const payout = (story: Story): void => {
  const { menu, dialog, rowOf, atDesk, termOf, fact } = deskOf(story)
  describe('a payout', () => {
    it('is shown to the cent before it is recorded, and is recorded once', async () => {
      const { page, axe, sent } = story.staff
      const opened = await atDesk(story.honest.name)
      await opened.getByRole('button', { name: /^Pay\b/ }).click()
      await dialog()
        .getByText(new RegExp(`to ${story.honest.name} as paid\\? The money has been sent already`))
        .waitFor()
      await termOf(dialog(), 'Earnings').waitFor()
      expect(await fact(dialog(), 'Earnings')).toBe(
        `${inCredits(story.honest.earnings)} → ${inCredits(story.honest.earnings - story.honest.gross)}`,
      )
      expect(await fact(dialog(), 'On hold')).toBe(
        `${inCredits(story.honest.onHold)} → ${inCredits(story.honest.onHold - story.honest.gross)}`,
      )
      await dialog().getByLabel('Payment reference').fill('BANK-2026-0001')
      expect(await axe()).toEqual([])
      sent.length = 0
      // Twice, as an impatient hand does.
      await dialog().getByRole('button', { name: 'Pay', exact: true }).dblclick()
      await dialog().waitFor({ state: 'detached' })
      // The desk has gone on to the next one.
      const paid = await atDesk(story.honest.name)
      await paid.getByRole('button', { name: /^Undo\b/ }).waitFor()
      expect(sent.filter(({ payload }) => payload?.operationName === 'PayoutRequestsPay')).toHaveLength(1)
      expect(await booksOf(story.house, story.honest.user)).toMatchObject({
        earnings: story.honest.earnings - story.honest.gross,
        entries: story.honest.earnings - story.honest.gross,
        onHold: story.honest.onHold - story.honest.gross,
      })
      expect(await page.getByText('BANK-2026-0001').count()).toBeGreaterThan(0)
    })

    it('has made one transaction, and the profile knows it', async () => {
      const { page } = story.staff
      await page.getByRole('complementary', { name: 'Opened record' }).getByRole('link', { name: story.honest.name }).first().click()
      await page.getByRole('heading', { name: story.honest.name, level: 1 }).waitFor()
      const head = page.getByRole('main')
      expect(await fact(head, 'Earnings')).toBe(inCredits(story.honest.earnings - story.honest.gross))
      expect(await fact(head, 'On hold')).toBe(inCredits(story.honest.onHold - story.honest.gross))
      expect(
        await story.house.sql(
          'select amount::text, balance_after::text as "after" from transactions where payout_request_id = $1 order by id',
          [story.honest.id],
        ),
      ).toEqual([{ amount: String(-story.honest.gross), after: String(story.honest.earnings - story.honest.gross) }])
    })

    it('is undone, and every balance is as it was', async () => {
      const { page, received } = story.staff
      const told = (): number =>
        received.filter(({ payload }) => {
          const change = payload?.data?.answer as { readonly __typename?: string; readonly id?: string } | undefined
          return change?.__typename === 'Change' && change.id === story.honest.id
        }).length
      await menu(/^Payout Requests/).click()
      await page.getByRole('link', { name: /^Paid/ }).click()
      await page.getByRole('searchbox', { name: 'Search' }).fill('BANK-2026-0001')
      await expect.poll(() => page.getByRole('row').count()).toBe(2)
      await rowOf(story.honest.name)
        .getByRole('button', { name: /^Undo\b/ })
        .click()
      await termOf(dialog(), 'Earnings').waitFor()
      expect(await fact(dialog(), 'Earnings')).toBe(
        `${inCredits(story.honest.earnings - story.honest.gross)} → ${inCredits(story.honest.earnings)}`,
      )
      // What counts again after it does so by a clock that can be put forward.
      await page.clock.install()
      const before = told()
      await dialog().getByRole('button', { name: 'Undo', exact: true }).click()
      await dialog().waitFor({ state: 'detached' })
      await expect.poll(told).toBeGreaterThan(before)
      await rowOf(story.honest.name)
        .getByRole('button', { name: /^Pay\b/ })
        .waitFor()
      const books = await booksOf(story.house, story.honest.user)
      expect(books).toMatchObject({ earnings: story.honest.earnings, entries: story.honest.earnings, onHold: story.honest.onHold })
      expect(books.sums.every((sum) => sum === 0n)).toBe(true)
      expect(await story.house.sql('select status, reference from payout_requests where id = $1', [story.honest.id])).toEqual([
        { status: 'NEW', reference: null },
      ])
    })
  })
}
