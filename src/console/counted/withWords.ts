// A piece that comes with what is said of what it counts.
import type { ComponentType } from 'react'
import { loadHome } from '#generated/locales/index.ts'
import { addTexts } from '../../client/texts/productTexts.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'

interface Piece<P> {
  readonly default: ComponentType<P>
}

export const withWords = <P extends object>(load: () => Promise<Piece<P>>) =>
  lazyScreen(async () => {
    const [piece, words] = await Promise.all([load(), loadHome()])
    addTexts(words)
    return piece
  })
