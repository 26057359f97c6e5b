// The status bar: the one notice that is shown, politely or as an alert.
import { useEffect, useRef, type ReactElement } from 'react'
import { useConsole } from '../startUp/useConsole.ts'
import { useStore } from '../store/useStore.ts'
import { NoticeBox } from './NoticeBox.tsx'
import './notices.css'

export const NoticeBar = (): ReactElement => {
  const [shown] = useStore(useConsole().notices)
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A dialog hides everything beside it from screen readers; what just happened has to be heard all the same.
    if (shown) bar.current?.removeAttribute('aria-hidden')
  }, [shown])
  const box = shown && <NoticeBox key={shown.id} notice={shown} />
  return (
    <div className="notices" ref={bar}>
      <div aria-live="polite">{shown?.tone !== 'error' && box}</div>
      <div role="alert">{shown?.tone === 'error' && box}</div>
    </div>
  )
}
