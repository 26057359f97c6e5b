// Whether a request comes from a page of ours. One of another origin leaves a line: somebody tries, or ORIGIN says another address than browsers use.
import { log } from '../log.ts'
import type { Request } from './router.ts'

/** Characters of it that the line has. */
const maxOrigin = 200

export const isOurs = (
  { headers: { origin }, ip, path }: Pick<Request, 'headers' | 'ip' | 'path'>,
  origins: readonly string[],
): boolean => {
  if (origin !== undefined && origins.includes(origin)) return true
  log('warn', 'another origin is refused', { origin: origin?.slice(0, maxOrigin), ip, path })
  return false
}
