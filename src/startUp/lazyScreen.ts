// A component that loads with its first use.
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { app } from '#generated/app.ts'
import { loadChunk } from './loadChunk.ts'

export const lazyScreen = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => loadChunk(load, app.chunkTimeout))
