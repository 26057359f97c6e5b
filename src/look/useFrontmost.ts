// Where a notice can be heard and reached: in the frontmost dialog, which hides and locks everything beside it, else in the body.
import { useSyncExternalStore } from 'react'

const frontmost = (): Element => [...document.querySelectorAll('body > .MuiDialog-root .MuiDialog-container')].at(-1) ?? document.body

/** Dialogs come and go as children of the body. */
const follow = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

export const useFrontmost = (): Element => useSyncExternalStore(follow, frontmost)
