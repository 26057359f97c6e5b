// A component that loads with its first use.
import { createElement, lazy, useState, type ComponentType, type ReactElement } from 'react'
import { app } from '#generated/app.ts'
import { loadChunk } from './loadChunk.ts'

export interface LazyScreen<P> {
  (props: P): ReactElement
  /** Loads it before it is drawn; what came in time is drawn at once, without a fallback in between. */
  readonly preload: () => Promise<unknown>
}

export const lazyScreen = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyScreen<P> => {
  let there: ComponentType<P> | undefined
  const preload = async (): Promise<{ readonly default: ComponentType<P> }> => {
    const piece = await loadChunk(load, app.chunkTimeout)
    there = piece.default
    return piece
  }
  const Later = lazy(preload) as unknown as ComponentType<P>
  const Screen = (props: P): ReactElement => {
    // Not another one while it stands: that would empty it.
    const [Part] = useState(() => there ?? Later)
    return createElement(Part, props)
  }
  return Object.assign(Screen, { preload })
}
