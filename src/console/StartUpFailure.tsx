// What stands there when the console cannot begin: what went wrong, the browser's own stack as text, and a way to try again.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'

export const StartUpFailure = ({ error }: { readonly error: Error }): ReactElement => {
  const text = useText()
  return (
    <main className="failure">
      <h1>{text('startUp.title')}</h1>
      <p role="alert">{text('startUp.configFailed', [error.message])}</p>
      <h2>{text('startUp.stack')}</h2>
      <pre>{error.stack ?? error.message}</pre>
      <button type="button" className="button primary" onClick={() => location.reload()}>
        {text('shell.retry')}
      </button>
    </main>
  )
}
