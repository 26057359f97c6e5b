// How long ago, in words: "3 days ago".

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** In the language of the document; below a minute in seconds. */
export const ageOf = (time: string, now: number = Date.now(), language: string = document.documentElement.lang || 'en'): string => {
  const seconds = Math.round((new Date(time).getTime() - now) / 1000)
  if (!Number.isFinite(seconds)) return ''
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const unit = units.find(([, length]) => Math.abs(seconds) >= length)
  return unit ? words.format(Math.trunc(seconds / unit[1]), unit[0]) : words.format(seconds, 'second')
}
