// The first chapter: a wrong password, nothing typed at all, and in at last, to where one wanted to go.
import { describe, expect, it } from 'vitest'
import type { Story } from './Desk.ts'
import { covers } from '../../covers.ts'

const paid = '/payoutRequests?view=paid&sort=-gross'

export const comingIn = (story: Story): void => {
  describe('coming in', () => {
    it('asks for a login, and refuses a wrong password with one text for every cause', async () => {
      covers('errorLogin')
      const { page, open, login, problems, axe } = story.staff
      await open(paid)
      await page.getByRole('heading', { name: 'Login to admin' }).waitFor()
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('username')
      expect(await axe()).toEqual([])
      expect(problems).toEqual([])
      await login('admin@example.com', 'not the password')
      await page
        .getByText(
          'You do not have permissions to access Admin Dashboard. We suggest that you contact your administrator or check your credentials and try again.',
        )
        .waitFor()
      await page.getByRole('button', { name: 'Ok' }).click()
      // Refused as it should be; whatever else is refused from here on is a fault.
      expect(problems.filter((each) => !each.startsWith('socket:'))).toEqual([])
      problems.length = 0
    })

    it('says what is missing before anything is sent', async () => {
      const { page, login, sent } = story.staff
      sent.length = 0
      await login('', '')
      await page.getByText('E-mail is required', { exact: true }).waitFor()
      await page.getByText('Password is required', { exact: true }).waitFor()
      await login('nobody', 'something')
      await page.getByText('E-mail must be valid.', { exact: true }).waitFor()
      expect(sent.filter(({ type }) => type === 'subscribe')).toEqual([])
    })

    it('lets in by Enter, to the very address that was asked for', async () => {
      const { page, login, axe } = story.staff
      await login(' admin@example.com ')
      await page.getByRole('heading', { name: 'Payout requests' }).waitFor()
      expect(page.url()).toBe(`${story.house.address}/admin${paid}`)
      await page.getByRole('row').nth(1).waitFor()
      expect(await page.getByRole('columnheader', { name: 'Amount' }).getAttribute('aria-sort')).toBe('descending')
      expect(await axe()).toEqual([])
    })
  })
}
