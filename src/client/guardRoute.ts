// Who may go where, before anything is drawn, and where to after login: the loaders of the routes.
import { redirect, matchPath, type LoaderFunctionArgs } from 'react-router-dom'
import type { Console } from './useConsole.ts'
import { leave } from './leave.ts'

/** Of the login screen's address: where to go afterwards, as long as that is one of ours. */
const targetParameter = 'redirect'

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

export interface RouteGuards {
  /** For everything but public screens: whoever is not logged in goes to login, which remembers the path. */
  readonly protect: (args: LoaderFunctionArgs) => Response | null
  /** For the login screen: whoever is logged in goes on. */
  readonly pass: (args: LoaderFunctionArgs) => Response | null
  /** For addresses that are no screen's: home, as long as that is one. */
  readonly unknown: (args: LoaderFunctionArgs) => Response | null
  readonly logout: () => Response
}

/** The address without the console's base path. */
const pathOf = (request: Request, basePath: string): string => {
  const { pathname, search } = new URL(request.url)
  const base = basePath.replace(/\/$/, '')
  return `${pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname}${search}`
}

const pieceOf = (path: string): string => path.replace(/[?#].*$/, '')

/** No redirect leads to where one is: without a login, or a screen at the root, that would never end. */
const elsewhere = (here: string, target: string): Response | null => (pieceOf(here) === pieceOf(target) ? null : redirect(target))

export const guardRoutes = (console: Console, known: readonly string[], basePath: string): RouteGuards => {
  const protect: RouteGuards['protect'] = ({ request }) => {
    const here = pathOf(request, basePath)
    return console.session.current() ? null : elsewhere(here, loginPathFor(here))
  }
  return {
    protect,
    pass: ({ request }) => {
      if (!console.session.current()) return null
      return elsewhere(pathOf(request, basePath), safeTarget(new URL(request.url).searchParams.get(targetParameter), known))
    },
    unknown: (args) => {
      const here = pieceOf(pathOf(args.request, basePath))
      // Neither of both is a screen's: there is nowhere else to go.
      if (here === '/login') return null
      return here === '/' ? protect(args) : redirect('/')
    },
    logout: () => {
      leave(console)
      return redirect('/login')
    },
  }
}
