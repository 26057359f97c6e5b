// Addresses of files hold for a minute at most: whoever may read the record gets them signed with it.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** An address holds 40 to 60, and is the same for 20, so that a list read again shows the same addresses. */
const maxSeconds = 60
const stepSeconds = 20
/** So far the clock of another server, whose addresses are opened here, may be ahead. */
const aheadSeconds = 20
const maxSigned = 10_000

export interface Signing {
  /** A stored file's value with a signed urlPart; what is open to everybody, or no file, stays as it is. */
  readonly sign: (value: unknown) => unknown
  /** Whether the query of an address lets this file be read now. */
  readonly holds: (uuid: string, query: URLSearchParams) => boolean
}

interface Signed {
  readonly uuid: string
  readonly open?: boolean
}
const isSigned = (value: unknown): value is Signed => typeof value === 'object' && value !== null && 'uuid' in value && 'urlPart' in value

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/**
 * @param keys the first one signs, each holds what it signed: servers that do not yet have the new one first go on
 * @param now in milliseconds, for tests
 * @param holdsSeconds how long at most: tests have more, whose machines may stand still
 */
export const openSigning = (keys: readonly [string, ...string[]], now: () => number = Date.now, holdsSeconds = maxSeconds): Signing => {
  const signatureOf = (uuid: string, until: string, key: string = keys[0]): string =>
    createHmac('sha256', Buffer.from(key)).update(`${uuid} ${until}`).digest('base64url')
  let [current, signed] = ['', new Map<string, string>()]
  /** Lists show the same few files again and again. */
  const addressOf = (uuid: string, until: string): string => {
    if (current !== until || signed.size > maxSigned) [current, signed] = [until, new Map()]
    const known = signed.get(uuid) ?? `${uuid}?until=${until}&signature=${signatureOf(uuid, until)}`
    signed.set(uuid, known)
    return known
  }
  return {
    sign: (value) => {
      if (!isSigned(value) || value.open === true) return value
      const until = String(Math.floor(now() / 1000 / stepSeconds) * stepSeconds + holdsSeconds)
      return { ...value, urlPart: addressOf(value.uuid, until) }
    },
    holds: (uuid, query) => {
      const until = query.get('until') ?? ''
      const given = query.get('signature') ?? ''
      const seconds = now() / 1000
      return (
        keys.some((key) => isSame(given, signatureOf(uuid, until, key))) &&
        Number(until) > seconds &&
        Number(until) <= seconds + holdsSeconds + aheadSeconds
      )
    },
  }
}
