// Reads the specs themselves, not what was generated from them.
import type { Specs } from './shapes.ts'

const written = new URL('../../../specs/index.ts', import.meta.url).href

/** @throws Error where the specs lack what the oracle needs */
export const loadSpecs = async (): Promise<Specs> => {
  const found = (await import(/* @vite-ignore */ written)) as Partial<Specs>
  const { access, named, entities } = found
  if (!access || !named || !entities) throw new Error('the specs say nothing of access, named or entities')
  return { access, named, entities }
}
