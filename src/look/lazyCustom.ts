// The product's own components, each loaded when it is first drawn and made lazy once.
import type { ComponentType } from 'react'
import type { LazyScreen } from '../client/loadChunk.ts'
import { lazyScreen, type LazyOptions } from './lazyScreen.ts'

type Loaders<Props> = Readonly<Record<string, () => Promise<{ readonly default: ComponentType<Props> }>>>

/**
 * @param what what they are, for the message where nobody wrote the one asked for
 * @param options where the code of one does not come, and whether it is fetched as soon as it is asked for
 */
export const lazyCustom = <Props extends object>(
  what: string,
  loaders: Loaders<Props>,
  options?: LazyOptions,
): ((name: string) => LazyScreen<Props>) => {
  const known = new Map<string, LazyScreen<Props>>()
  return (name) => {
    const found = known.get(name)
    if (found) return found
    const loader = loaders[name]
    if (!loader) throw new Error(`nobody wrote the ${what} ${name}`)
    const made = lazyScreen(loader, options)
    known.set(name, made)
    return made
  }
}
