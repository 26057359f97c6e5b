// A cell with the handle before it, in one line however the cell is made.
import type { ReactNode } from 'react'

export const BesideHandle = ({ handle, children }: { readonly handle: ReactNode; readonly children: ReactNode }) =>
  handle ? (
    <div className="besideHandle">
      {handle}
      <div>{children}</div>
    </div>
  ) : (
    children
  )
