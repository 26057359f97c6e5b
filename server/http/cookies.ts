// The session cookie: out of script's reach, this site's only, host-bound wherever there is TLS.

const nameOf = (secure: boolean): string => (secure ? '__Host-session' : 'session')
const longest = 13 * 60 * 60

/** The token in a Cookie header; undefined where there is none of the right form. */
export const readSessionCookie = (header: string | undefined, secure: boolean): string | undefined => {
  const wanted = `${nameOf(secure)}=`
  const found = header
    ?.split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(wanted))
  const token = found?.slice(wanted.length)
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

const write = (token: string, seconds: number, secure: boolean): string =>
  [`${nameOf(secure)}=${token}`, 'Path=/', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict', ...(secure ? ['Secure'] : [])].join('; ')

export const sessionCookie = (token: string, secure: boolean): string => write(token, longest, secure)
export const clearedCookie = (secure: boolean): string => write('', 0, secure)
