// The console, once it knows its configuration.
import { useMemo, useState, type ReactElement } from 'react'
import { RouterProvider } from 'react-router-dom'
import { FollowContext, followWith } from './look/Link.tsx'
import { NoticeBar } from './look/NoticeBar.tsx'
import { createRoutes } from './routes.ts'
import { useStore } from './client/createStore.ts'
import { WhereContext } from './client/useStillHere.ts'
import { ConsoleContext, type Console } from './client/useConsole.ts'

export const App = ({ console }: { readonly console: Console }): ReactElement => {
  const [router] = useState(() => createRoutes(console))
  const [where] = useState(() => () => router.state.navigation.location ?? router.state.location)
  const [follow] = useState(() => followWith(router))
  const configuration = useStore(console.configured)
  const now = useMemo(() => ({ ...console, configuration }), [console, configuration])
  return (
    <ConsoleContext value={now}>
      <WhereContext value={where}>
        <FollowContext value={follow}>
          {/* Not as transitions: a reading begins while its place is drawn, and what it tells at once would draw the place before again, which reads that, and so on. */}
          <RouterProvider router={router} useTransitions={false} />
        </FollowContext>
      </WhereContext>
      <NoticeBar />
    </ConsoleContext>
  )
}
