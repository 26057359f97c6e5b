// Around every route: nothing but the place where the route is drawn.
import type { ReactElement } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'

export const Root = (): ReactElement => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
)
