// Notes that something typed is not saved yet; UnsavedGuard warns before it is lost.
import { useEffect, useId } from 'react'

const open = new Set<string>()

/** Whether anything on screen is unsaved. */
export const anyUnsaved = (): boolean => open.size > 0

/** unsaved is told by value: false again as soon as what is typed equals what is stored. */
export const useUnsaved = (unsaved: boolean): void => {
  const id = useId()
  useEffect(() => {
    if (unsaved) open.add(id)
    return () => void open.delete(id)
  }, [id, unsaved])
}
