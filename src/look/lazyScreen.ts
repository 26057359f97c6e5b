// A component that loads with its first use, or before when the browser has nothing else to do. What cannot be loaded says so in its own place.
import { createElement, use, type ComponentType, type ReactElement } from 'react'
import { app } from '#generated/app.ts'
import { loadChunk, type LazyScreen } from '../client/loadChunk.ts'
import { onceLoaded } from '../client/onceLoaded.ts'
import { type PieceKind } from './NotLoaded.tsx'
import { PieceBoundary } from './PieceBoundary.tsx'
import { whenIdle } from '../client/whenIdle.ts'

export interface LazyOptions {
  /** What it is to the reader; a piece of something else unless said. */
  readonly as?: PieceKind
  /** Loaded as soon as the browser is idle; so is whatever opens over the screen. */
  readonly soon?: boolean
}

interface Closable {
  readonly onClose?: () => void
}

export const lazyScreen = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
  { as = 'piece', soon = as === 'dialog' }: LazyOptions = {},
): LazyScreen<P> => {
  const preload = onceLoaded(() => loadChunk(load, app.chunkTimeout))
  const Later = (props: P): ReactElement => createElement(use(preload()).default, props)
  const Screen = (props: P): ReactElement =>
    createElement(PieceBoundary, { as, onClose: (props as Closable).onClose }, createElement(Later, props))
  if (soon) whenIdle(preload)
  return Object.assign(Screen, { preload })
}
