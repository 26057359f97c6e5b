// Where to go after login: the path that was asked for, as long as it is one of ours.
import { matchPath } from 'react-router-dom'

/** Name of the parameter in the address of the login screen. */
export const targetParameter = 'redirect'

/** The login screen's address that remembers the full path asked for; '/' needs no memory. */
export const loginPathFor = (path: string): string => (path === '/' ? '/login' : `/login?${targetParameter}=${encodeURIComponent(path)}`)

/** A known path of the console with its search, else '/'. Whatever the text says, it never leaves the origin. */
export const safeTarget = (asked: string | null, known: readonly string[]): string => {
  if (asked === null || !asked.startsWith('/') || /^\/[/\\]/.test(asked)) return '/'
  const base = 'http://console.invalid'
  const url = URL.canParse(asked, base) ? new URL(asked, base) : undefined
  // What is left after dots and backslashes are resolved must not begin with two slashes either: that names a host.
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return '/'
  return known.some((path) => matchPath(path, url.pathname)) ? `${url.pathname}${url.search}${url.hash}` : '/'
}
