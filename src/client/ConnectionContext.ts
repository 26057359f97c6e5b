// The connection of the logged-in user, for everything under the shell.
import { createContext, use } from 'react'
import type { Connection } from './createConnection.ts'

export const ConnectionContext = createContext<Connection | undefined>(undefined)

export const useConnection = (): Connection => {
  const found = use(ConnectionContext)
  if (!found) throw new Error('useConnection needs a ConnectionProvider around it.')
  return found
}
