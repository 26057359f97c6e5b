// Says that the connection is down, after three seconds of it; closes by itself.
import { useEffect, useState, type ReactElement } from 'react'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useText } from '../locales/useText.ts'
import { useSessionState } from '../session/useSessionState.ts'
import { useStore } from '../store/useStore.ts'

const patience = 3_000

export const SlowLine = (): ReactElement => {
  const up = useStore(useConnection().up)
  const expired = useSessionState().is === 'expired'
  return <div aria-live="polite">{!up && !expired && <Down />}</div>
}

/** There as long as the connection is down. */
const Down = (): ReactElement | null => {
  const text = useText()
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!long) return null
  return (
    <div className="slowLine">
      <strong>{text('shell.slow')}</strong>
      <span>{text('shell.slowWait')}</span>
    </div>
  )
}
