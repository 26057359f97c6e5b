// The place of a row's check box: it is there with the rows, and filled once the code of selecting has come.
import { createContext, createElement, use, type ComponentType } from 'react'
import type { Row } from '../../client/records/Row.ts'

/** The check box of a row; without one, of all rows that are shown. */
export type PickBox = ComponentType<{ readonly row?: Row | undefined }>

/** Undefined where nothing can be done to several rows at once, null until the check boxes are there. */
export const PickContext = createContext<PickBox | null | undefined>(undefined)

export const PickPlace = ({ as: Place, row }: { readonly as: 'td' | 'div'; readonly row?: Row }) => {
  const Box = use(PickContext)
  return Box !== undefined && <Place data-pick="">{Box && createElement(Box, { row })}</Place>
}
