// Something of an order taken by its handle with the keys, carried one place on and put down there.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const onwards = ['ArrowDown', 'ArrowRight']
const opposite: Readonly<Record<string, string>> = {
  ArrowDown: 'ArrowUp',
  ArrowRight: 'ArrowLeft',
  ArrowUp: 'ArrowDown',
  ArrowLeft: 'ArrowRight',
}

/** @param key which arrow; @param place where it is then, from 1 */
export const carry = async (page: Page, handle: Locator, key: string, place: number): Promise<void> => {
  const said = page.getByText(/ is at place \d/)
  const at = async (): Promise<number> => Number(/ is at place (\d+)/.exec((await said.first().textContent()) ?? '')?.[1])
  await handle.focus()
  await page.keyboard.press('Space')
  // As who listens does: where it is is known once it is said.
  await said.first().waitFor({ state: 'attached' })
  const goOn = async (): Promise<number> => {
    const before = await at()
    if (before === place) return place
    const isShort = onwards.includes(key) === before < place
    await page.keyboard.press(isShort ? key : (opposite[key] ?? key))
    const next = page.getByText(` is at place ${before + Math.sign(place - before)} `)
    await next.waitFor({ state: 'attached', timeout: 3_000 }).catch(() => undefined)
    return at()
  }
  // What is carried hears its keys a moment after it says so: who hears nothing of it presses once more, and goes back where that was one too many.
  await expect.poll(goOn, { timeout: 300_000 }).toBe(place)
  await page.keyboard.press('Space')
}
