// The session cookie: out of script's reach, this site's only, host-bound wherever there is TLS.

/**
 * Cookies know no ports: without TLS the name carries the one that the browser sees, so that two consoles on one host do not log each other out.
 * @param host of the request, as the browser wrote it
 */
const nameOf = (host: string | undefined, secure: boolean): string => {
  if (secure) return '__Host-session'
  const port = /:([0-9]{1,5})$/.exec(host ?? '')?.[1] ?? '80'
  return `session-${port}`
}
const sessionSeconds = 13 * 60 * 60

export interface CookieHeaders {
  readonly cookie?: string | undefined
  readonly host?: string | undefined
}

/** The token in a request's cookie; undefined where there is none of the right form. */
export const readSessionCookie = ({ cookie, host }: CookieHeaders, secure: boolean): string | undefined => {
  const wanted = `${nameOf(host, secure)}=`
  const found = cookie
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(wanted))
  const token = found?.slice(wanted.length)
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

const write = (token: string, seconds: number, { host }: CookieHeaders, secure: boolean): string =>
  [`${nameOf(host, secure)}=${token}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])].join(
    '; ',
  )

/** @param headers of the request that it answers */
export const sessionCookie = (token: string, headers: CookieHeaders, secure: boolean): string =>
  write(token, sessionSeconds, headers, secure)
export const clearedCookie = (headers: CookieHeaders, secure: boolean): string => write('', 0, headers, secure)
