// The rules of notices (product spec 4), without clock and without look.

export type NoticeTone = 'success' | 'pending' | 'error'

export interface NoticeOffer {
  readonly label: string
  readonly run: () => void
  /** Does the same as pressing it. */
  readonly key?: string
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

/** The first is shown: an error, else the newest action; what is still running waits behind it. */
export type NoticeQueue = readonly Notice[]

/** Milliseconds: long enough to read what one did, to see that it was wrong, and to take it back. */
const offerMs = 8_000

/** How long a notice stays, undefined for one that waits for Ok. @param general milliseconds, as configured */
export const timeOf = ({ tone, offer }: Notice, general: number): number | undefined => {
  if (tone === 'error') return undefined
  return offer ? Math.max(general, offerMs) : general
}

const maxTexts = 20
const maxTextLength = 600
const shortened = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text)

const appended = (shown: Notice, text: string, offer: NoticeOffer | undefined): Notice => {
  if (shown.texts.includes(text)) return shown
  if (shown.texts.length >= maxTexts) return { ...shown, more: shown.more + 1 }
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
  const running = queue.filter((each) => each.tone === 'pending')
  // Of actions the newest one counts: what an earlier one offers would be taken for it.
  if (asked.tone === 'success') return [notice, ...running]
  return running.some((each) => each.texts[0] === text) ? queue : [...queue, notice]
}

/** Nobody is there any more to do what was offered; what was said still holds. */
export const withoutOffer = (queue: NoticeQueue, gone: NoticeOffer): NoticeQueue =>
  queue.some(({ offer }) => offer === gone)
    ? queue.map(({ offer, ...rest }) => (offer === gone ? rest : { ...rest, ...(offer && { offer }) }))
    : queue

/** The notice is over, wherever it stands. */
export const withoutNotice = (queue: NoticeQueue, id: number): NoticeQueue =>
  queue.some((each) => each.id === id) ? queue.filter((each) => each.id !== id) : queue
