// Reads the specs themselves, not what was generated from them.
import type { MenuSpecs, MenusText, ScreensText } from './menuNeeds.ts'
import type { Specs } from './shapes.ts'

/** Of the product that is examined: the one beside the engine unless another folder is said. */
const written = new URL(`../../../${process.env['PRODUCT'] ?? '.'}/specs/index.ts`, import.meta.url).href

const load = async (): Promise<Partial<Specs> & { readonly menu?: MenusText; readonly screens?: ScreensText }> =>
  (await import(/* @vite-ignore */ written)) as Partial<Specs>

/** @throws Error where the specs lack what the oracle needs */
export const loadSpecs = async (): Promise<Specs> => {
  const { access, named = {}, entities } = await load()
  if (!access || !entities) throw new Error('the specs say nothing of access or entities')
  return { access, named, entities }
}

/** With what stands in menus. @throws Error where there are none */
export const loadMenus = async (): Promise<MenuSpecs> => {
  const { menu, screens } = await load()
  if (!menu || !screens) throw new Error('the specs say nothing of menu or screens')
  return { specs: await loadSpecs(), menus: menu, screens }
}
