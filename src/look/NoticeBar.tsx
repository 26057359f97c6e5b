// The status bar: the one notice that is shown, politely or as an alert.
import { type ReactPortal, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useConsole } from '../client/useConsole.ts'
import { useStore } from '../client/createStore.ts'
import { NoticeBox } from './NoticeBox.tsx'
import './notices.css'

/** Where a notice can be heard and reached: in the frontmost dialog, which hides and locks everything beside it, else in the body. */
const frontmost = (): Element =>
  [...document.querySelectorAll('body > .MuiDialog-root .MuiDialog-container, body > dialog')].at(-1) ?? document.body

/** Dialogs come and go as children of the body. */
const follow = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

const useFrontmost = (): Element => useSyncExternalStore(follow, frontmost)

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
