// A link to a place of the console: an ordinary anchor whose press is the router's. React Router's own is drawn anew at each place, seventy of them in a list.
import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent, type ReactElement } from 'react'
import { app } from '#generated/app.ts'

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

/** Where nobody follows, the browser does: it loads the page anew. */
export const FollowContext = createContext<Follow>(() => undefined)

const base = app.basePath.replace(/\/$/, '')

/** In another tab or window, as the browser does it; or somebody saw to it already. */
const isBrowsers = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  !['', '_self'].includes(event.currentTarget.target)

export interface Navigates {
  readonly navigate: (to: string, options: { readonly replace: boolean }) => Promise<void>
}

/** Who presses the link to where they are gets no second entry in the history. */
export const followWith =
  ({ navigate }: Navigates): Follow =>
  (event) => {
    if (isBrowsers(event)) return
    event.preventDefault()
    const { pathname, search, hash, href } = event.currentTarget
    void navigate(`${pathname.slice(base.length) || '/'}${search}${hash}`, { replace: href === location.href })
  }

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** From the console's base path on: '/users/usersList?search=ada'; '?search=ada' is of the path one is at. */
  readonly to: string
}

export const Link = ({ to, onClick, children, ...rest }: LinkProps): ReactElement => {
  const follow = useContext(FollowContext)
  const press: Follow = (event) => {
    onClick?.(event)
    follow(event)
  }
  return (
    <a {...rest} href={to.startsWith('?') ? to : `${base}${to}`} onClick={press}>
      {children}
    </a>
  )
}
