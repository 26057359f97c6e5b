// Who may go where, before anything is drawn: the loaders of the routes.
import { redirect, type LoaderFunctionArgs } from 'react-router-dom'
import type { Console } from '../startUp/useConsole.ts'
import { leave } from './leave.ts'
import { loginPathFor, safeTarget, targetParameter } from './redirectTarget.ts'

export interface RouteGuards {
  /** For everything but public screens: whoever is not logged in goes to login, which remembers the path. */
  readonly protect: (args: LoaderFunctionArgs) => Response | null
  /** For the login screen: whoever is logged in goes on. */
  readonly pass: (args: LoaderFunctionArgs) => Response | null
  readonly logout: () => Response
}

/** The address without the console's base path. */
const pathOf = (request: Request, basePath: string): string => {
  const { pathname, search } = new URL(request.url)
  const base = basePath.replace(/\/$/, '')
  return `${pathname.startsWith(base) ? pathname.slice(base.length) || '/' : pathname}${search}`
}

export const guardRoutes = (console: Console, known: readonly string[], basePath: string): RouteGuards => ({
  protect: ({ request }) => (console.session.current() ? null : redirect(loginPathFor(pathOf(request, basePath)))),
  pass: ({ request }) => {
    if (!console.session.current()) return null
    return redirect(safeTarget(new URL(request.url).searchParams.get(targetParameter), known))
  },
  logout: () => {
    leave(console)
    return redirect('/login')
  },
})
