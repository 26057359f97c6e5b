// The product's texts on their way to the screen: whatever was asked for early waits here until somebody takes it.
import { loadShared } from '#generated/locales/index.ts'

export type Texts = Readonly<Record<string, string>>

const waiting: Texts[] = []
let take = (texts: Texts): void => void waiting.push(texts)

/** Each text that has come and that will come. */
export const takeTexts = (taker: (texts: Texts) => void): void => {
  take = taker
  waiting.splice(0).forEach(taker)
}

/** Before whatever shows them is drawn. */
export const addTexts = (texts: Texts): void => take(texts)

/** The texts that any screen may show. */
export const sharedTexts = async (): Promise<void> => addTexts(await loadShared())
