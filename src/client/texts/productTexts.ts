// Texts that come later than the shell's own, on their way to the screen: whatever was asked for early waits here until somebody takes it.
import { loadShared } from '#generated/locales/index.ts'

export type Texts = Readonly<Record<string, string>>

/** Texts of the product win over those of the engine, whichever comes first. */
export type TakeTexts = (texts: Texts, of: 'product' | 'engine') => void

const waiting: Parameters<TakeTexts>[] = []
let take: TakeTexts = (...come) => void waiting.push(come)

let times = 0
/** How often texts have come: what was unknown before may be known now. */
export const timesCome = (): number => times

/** Each text that has come and that will come. */
export const takeTexts = (taker: TakeTexts): void => {
  take = (...come) => {
    times += 1
    taker(...come)
  }
  for (const come of waiting.splice(0)) taker(...come)
}

/** Before whatever shows them is drawn. */
export const addTexts = (texts: Texts): void => take(texts, 'product')

/** Of a piece of the engine that not every screen needs: they come with its code. */
export const addOwnTexts = (texts: Texts): void => take(texts, 'engine')

/** The texts that any screen may show. */
export const sharedTexts = async (): Promise<void> => addTexts(await loadShared())
