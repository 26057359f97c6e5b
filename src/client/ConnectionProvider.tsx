// Opens the connection of the user who is logged in and closes it with them. Another user gets another, with an empty cache.
import { ApolloProvider } from '@apollo/client/react'
import { useEffect, useState, type ReactElement, type ReactNode } from 'react'
import { useConsole } from './useConsole.ts'
import { startOver } from './leave.ts'
import { ConnectionContext } from './ConnectionContext.ts'
import { createConnection } from './createConnection.ts'

export const ConnectionProvider = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const console = useConsole()
  const [connection] = useState(() => createConnection({ console, replaced: () => startOver(console.session) }))
  useEffect(() => connection.open(), [connection])
  return (
    <ConnectionContext value={connection}>
      <ApolloProvider client={connection.client}>{children}</ApolloProvider>
    </ConnectionContext>
  )
}
