// Pieces of a home screen that come after what waits, with their words.
import type { ComponentType } from 'react'
import { loadHome } from '#generated/locales/index.ts'
import { addTexts } from '../../client/texts/productTexts.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'

interface Piece<P> {
  readonly default: ComponentType<P>
}

const withWords = <P extends object>(load: () => Promise<Piece<P>>) =>
  lazyScreen(async () => {
    const [piece, words] = await Promise.all([load(), loadHome()])
    addTexts(words)
    return piece
  })

export const LaterOldest = lazyScreen(async () => import('./Oldest.tsx'))
export const LaterRecent = lazyScreen(async () => import('./Recent.tsx'))
export const LaterFigures = withWords(async () => import('./Figures.tsx'))
export const LaterSince = withWords(async () => import('./Since.tsx'))
export const LaterAlerts = withWords(async () => import('./Alerts.tsx'))
