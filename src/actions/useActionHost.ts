// How anything below a screen starts an action: the host opens its dialog.
import { createContext, useContext } from 'react'
import type { ActionModel } from '../../language/model.ts'
import type { Row } from '../client/records/Row.ts'

export interface ActionHostState {
  /** record is absent for what is done to the list as a whole; initial prefills the form. */
  readonly start: (action: ActionModel, record?: Row, initial?: Readonly<Record<string, unknown>>) => void
}

export const ActionHostContext = createContext<ActionHostState | undefined>(undefined)

export const useActionHost = (): ActionHostState => {
  const host = useContext(ActionHostContext)
  if (!host) throw new Error('no action host above')
  return host
}
