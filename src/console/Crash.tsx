// When drawing itself failed.
import type { ReactElement } from 'react'
import { useRouteError } from 'react-router-dom'
import { Broken } from './Broken.tsx'

export const Crash = (): ReactElement => {
  const failure = useRouteError()
  return (
    <main>
      <Broken failure={failure instanceof Error ? failure : new Error(String(failure))} />
    </main>
  )
}
