// The rules of notices (product spec 4), without clock and without look.

export type NoticeTone = 'success' | 'pending' | 'error'

export interface NoticeOffer {
  readonly label: string
  readonly run: () => void
}

export interface Notice {
  readonly id: number
  readonly tone: NoticeTone
  /** One text; an error gathers the distinct ones that followed. */
  readonly texts: readonly string[]
  /** Errors beyond those kept. */
  readonly more: number
  readonly offer?: NoticeOffer
}

/** The first is shown, the rest wait their turn. */
export type NoticeQueue = readonly Notice[]

const keptTexts = 20
const keptLength = 600
const shortened = (text: string): string => (text.length > keptLength ? `${text.slice(0, keptLength - 1)}…` : text)

const appended = (shown: Notice, text: string, offer: NoticeOffer | undefined): Notice => {
  if (shown.texts.includes(text)) return shown
  if (shown.texts.length >= keptTexts) return { ...shown, more: shown.more + 1 }
  return { ...shown, texts: [...shown.texts, text], ...(offer && { offer }) }
}

/** An error takes the place of anything else; while one is shown, others are appended and everything else is ignored. */
export const withNotice = (queue: NoticeQueue, asked: Omit<Notice, 'texts' | 'more'> & { readonly text: string }): NoticeQueue => {
  const [shown] = queue
  const { text: given, ...rest } = asked
  const text = shortened(given)
  if (shown?.tone === 'error') return asked.tone === 'error' ? [appended(shown, text, asked.offer)] : queue
  const notice: Notice = { ...rest, texts: [text], more: 0 }
  if (asked.tone === 'error') return [notice]
  const known = queue.some((each) => each.tone === asked.tone && each.texts[0] === text && each.offer === asked.offer)
  return known ? queue : [...queue, notice]
}

/** The notice is over, wherever it stands. */
export const withoutNotice = (queue: NoticeQueue, id: number): NoticeQueue =>
  queue.some((each) => each.id === id) ? queue.filter((each) => each.id !== id) : queue
