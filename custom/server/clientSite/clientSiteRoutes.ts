// A stand-in for the client site, so that Login as leads somewhere: a real one takes over by clientSideUrl (domain 5.19, 23).
import type { Request, Route } from '../../../server/kit.ts'
import type { World } from '../world.ts'
import { endActing, endExpired, findActing, startActing } from './acting.ts'
import { movedHome, page } from './page.ts'

const cookieSeconds = 1_800
const form = /^[A-Za-z0-9_-]{43}$/

const secretIn = ({ headers }: Request, cookieName: string): string | undefined => {
  const found = (headers.cookie ?? '').split(';').map((each) => each.trim().split('='))
  const secret = found.find(([name]) => name === cookieName)?.[1]
  return secret !== undefined && form.test(secret) ? secret : undefined
}

export const clientSiteRoutes = ({ secure, ...world }: World & { readonly secure: boolean }): readonly Route[] => {
  // Host-bound where there is TLS: browsers take such a name of the whole host only, and from nobody else.
  const [cookieName, path, end] = secure ? ['__Host-client-site', '/', '; Secure'] : ['client-site', '/client-site', '']
  const cookie = (secret: string, seconds: number): string =>
    `${cookieName}=${secret}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${end}`
  const acting = async (request: Request) => {
    await endExpired(world)
    const secret = secretIn(request, cookieName)
    return secret === undefined ? undefined : findActing(world, secret)
  }
  const show = async (request: Request) => page((await acting(request))?.screenName)
  return [
    {
      method: 'GET',
      path: '/client-site',
      answer: async (request) => {
        const token = request.query.get('token')
        // A HEAD only looks.
        if (token === null || request.method !== 'GET') return show(request)
        const before = await acting(request)
        const secret = form.test(token) ? await startActing(world, token, request.ip) : undefined
        if (secret === undefined) return page(undefined, 403)
        if (before) await endActing(world, before, request.ip)
        return movedHome(cookie(secret, cookieSeconds))
      },
    },
    {
      method: 'POST',
      path: '/client-site/leave',
      answer: async (request) => {
        const left = await acting(request)
        if (left) await endActing(world, left, request.ip)
        return movedHome(cookie('', 0))
      },
    },
    { method: 'GET', path: '/client-site/*', answer: show },
  ]
}
