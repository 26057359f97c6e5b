// A dialog of the browser's own, open over the page while it is drawn; Escape closes it, and the focus goes back to where it was.
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** For the dialog element. */
export const useModal = (): RefObject<HTMLDialogElement | null> => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (current && !current.open) current.showModal()
    return () => current?.close()
  }, [])
  return dialog
}
