// One look at a screen once all is drawn: what axe says, and whether it fits; with a picture of what is wrong.
import type { Page } from 'playwright-core'
import { violationsOn } from '../records/checkAxe.ts'
import { toRest } from '../records/toRest.ts'

export const looks = [
  { name: 'wide light', width: 1440, height: 1000, colorScheme: 'light' },
  { name: 'wide dark', width: 1440, height: 1000, colorScheme: 'dark' },
  { name: 'narrow dark', width: 360, height: 740, colorScheme: 'dark' },
  { name: 'narrow light', width: 360, height: 740, colorScheme: 'light' },
] as const

export type Look = (typeof looks)[number]

/** While there is no heading there is no screen yet. */
const awaited = '.skeleton, progress.progress, [aria-busy="true"], html:not(:has(h1))'

/** Nothing is awaited any more, for a while, and what moves has arrived. @throws with what is still awaited after a minute */
export const settle = (page: Page): Promise<void> => toRest(page, awaited)

/** Colours are what differs in the dark; everything else was looked at in the light. */
const axe = async (page: Page, { colorScheme }: Look): Promise<readonly string[]> => {
  const violations = await violationsOn(page, colorScheme === 'dark' ? 'colours' : 'all')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, at }) => `${html.slice(0, 160)} (${at})`).join(' | ')}`)
}

const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`is ${scrollWidth} wide where ${clientWidth} is there`] : []
  })

/** Text keys that stand where their words should, but for what is quoted as code: the texts of what is drawn have to be there with it. */
const keysShown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder]')]
    const said = named.flatMap((each) => ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''))
    const quoted = [...document.querySelectorAll<HTMLElement>('pre, :not(pre) > code')].map((each) => each.innerText)
    const shown = quoted.reduce((text, each) => text.replace(each, ''), document.body.innerText)
    const all = [shown, ...said].join('\n')
    return [...new Set(all.match(/\b(?:entities|operations|guards|roles|screens|menu)\.\w+\.?[\w.]*/g))].map((key) => `says ${key}`)
  })

/** The entry of the screen in its group's menu, which is a strip where it is narrow. */
const outOfSight = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.groupMenu [aria-current]')?.getBoundingClientRect()
    return box && (box.left < -1 || box.right > innerWidth + 1) ? ['its entry in the menu is out of sight'] : []
  })

/** @returns what is wrong, each with the look's name */
export const lookAt = async (page: Page, look: Look, picture: string): Promise<readonly string[]> => {
  const { name, width, height, colorScheme } = look
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  await settle(page)
  const found = [...(await axe(page, look)), ...(await tooWide(page)), ...(await outOfSight(page)), ...(await keysShown(page))]
  if (found.length > 0 || process.env['SHOTS']) await page.screenshot({ path: picture, type: 'jpeg', quality: 70 })
  return found.map((problem) => `${name}: ${problem}`)
}
