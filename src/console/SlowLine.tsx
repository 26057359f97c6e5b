// Says at the foot of the window how the line is where it is not as it should be; nothing moves when it comes, and it closes by itself.
import type { ReactElement } from 'react'
import { useLine, type LineState } from '../client/useLine.ts'
import { useText } from '../client/texts/useText.ts'
import { useStore } from '../client/createStore.ts'
import { useConsole } from '../client/useConsole.ts'

const Says = ({ line }: { readonly line: Exclude<LineState, 'fine'> }): ReactElement => {
  const text = useText()
  if (line === 'back') return <strong>{text('shell.back')}</strong>
  return (
    <>
      <strong>{text('shell.slow')}</strong>
      <span>{text('shell.slowWait')}</span>
      {line === 'down' && <span>{text('shell.down')}</span>}
    </>
  )
}

export const SlowLine = (): ReactElement => {
  const line = useLine()
  const expired = useStore(useConsole().session).is === 'expired'
  return (
    <div className="slowLine" aria-live="polite">
      {line !== 'fine' && !expired && (
        <div className="lineWords" data-line={line}>
          <Says line={line} />
        </div>
      )}
    </div>
  )
}
