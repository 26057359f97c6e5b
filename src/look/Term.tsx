// One of several named values, in a dl of the class facts: a term and what it is. Fields of a record are drawn by Facts.
import type { ReactElement, ReactNode } from 'react'
import './fields.css'

export const Term = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
