// What the console shows of the site owner's plan: what the open Upgrade dialog offers, and under which plans it has the button.
import type { Locator } from 'playwright-core'
import { amongLabels } from '../../proves.ts'

/** @param email the client's, which the link is to carry */
export const offerIn = async (dialog: Locator, email: string) => {
  const lines = (await dialog.innerText()).split('\n').map((line) => line.trim())
  const after = (start: string): string | undefined => lines.find((line) => line.startsWith(start))?.split(': ')[1]
  const href = (await dialog.getByRole('link', { name: 'Upgrade' }).getAttribute('href')) ?? ''
  return {
    lists: { offers: amongLabels(await dialog.getByRole('listitem').allInnerTexts()) },
    prices: {
      plan: lines.find((line) => line.endsWith(' a month'))?.split(': ')[0],
      month: after('Professional'),
      firstMonth: after('First month'),
    },
    way: {
      link: amongLabels(await dialog.getByRole('link').allInnerTexts()),
      carries: new URL(href).searchParams.get('email')?.replace(email, '{email}'),
      cancel: amongLabels(await dialog.getByRole('button').allInnerTexts()),
    },
    notice: { text: amongLabels(await dialog.locator('p').allInnerTexts()) },
  }
}

/** STARTER -> Starter, with what it has to press; nothing of several plans. */
export const promptOf = (plans: readonly { readonly name: string; readonly buttons: readonly string[] }[]) => {
  const [only] = plans.length === 1 ? plans : []
  return { plan: only && only.name.charAt(0) + only.name.slice(1).toLowerCase(), prompt: only?.buttons.join().toLowerCase() }
}

/** Plans as they are shown one after the other, each with the buttons of the top bar. */
export const openPlansSeen = (plan: Locator, topBar: Locator) => {
  const seen = new Map<string, readonly string[]>()
  return {
    look: async (named: string): Promise<void> => {
      const shown = await plan.getByText(named, { exact: true }).textContent()
      seen.set(shown ?? '', await topBar.getByRole('button').allInnerTexts())
    },
    plans: () => [...seen.keys()],
    /** Plans that have what only one of them has, and the buttons there. */
    others: () => {
      const all = [...seen]
      const own = all.map(([name, buttons]) => ({
        name,
        buttons: buttons.filter((button) => all.every(([other, theirs]) => other === name || !theirs.includes(button))),
      }))
      return own.filter(({ buttons }) => buttons.length > 0)
    },
  }
}
