// The console, once it knows its configuration.
import { useState, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { NoticeBar } from '../notices/NoticeBar.tsx'
import { createRoutes } from '../routes.ts'
import { ConsoleContext, type Console } from './useConsole.ts'

export const App = ({ console }: { readonly console: Console }): ReactElement => {
  const [router] = useState(() => createRoutes(console))
  return (
    <ConsoleContext value={console}>
      <RouterProvider router={router} />
      <NoticeBar />
    </ConsoleContext>
  )
}
