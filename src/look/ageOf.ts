// How long ago something was, in words.
import { serverNow } from '../client/serverNow.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

const words = new Map<string, Intl.RelativeTimeFormat>()

/** Made once a language. */
const wordsIn = (language: string): Intl.RelativeTimeFormat => {
  const found = words.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  words.set(language, found)
  return found
}

/**
 * How long ago, in words: "3 days ago".
 * In the language of the document; below a minute in seconds.
 */
export const ageOf = (time: string, now: number = serverNow(), language: string = document.documentElement.lang || 'en'): string => {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000)
  if (!Number.isFinite(seconds)) return ''
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  return unit ? wordsIn(language).format(Math.trunc(seconds / unit[1]), unit[0]) : wordsIn(language).format(seconds, 'second')
}
