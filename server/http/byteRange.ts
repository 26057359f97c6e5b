// Which bytes a request wants: one range, as players ask for it.
import type { Range } from '../files/Storage.ts'

/** Undefined = all of it; 'none' = nothing that is there. Several ranges at once are answered by the whole. */
export const byteRange = (header: string | undefined, size: number): Range | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return Number(to) === 0 || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end ? 'none' : { start, end }
}
