// The status bar: the one notice that is shown, politely or as an alert.
import type { ReactPortal } from 'react'
import { createPortal } from 'react-dom'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/useStore.ts'
import { useFrontmost } from './useFrontmost.ts'
import { NoticeBox } from './NoticeBox.tsx'
import './notices.css'

export const NoticeBar = (): ReactPortal => {
  const [shown] = useStore(useConsole().notices)
  const box = shown && <NoticeBox key={shown.id} notice={shown} />
  return createPortal(
    <div className="notices">
      <div aria-live="polite">{shown?.tone !== 'error' && box}</div>
      <div role="alert">{shown?.tone === 'error' && box}</div>
    </div>,
    useFrontmost(),
  )
}
