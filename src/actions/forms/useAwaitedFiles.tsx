// A form that is sent while a file of it is on its way goes out when that has come: without the file it would be refused, or saved without it.
import { useCallback, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useText } from '../../client/texts/useText.ts'
import type { FormContext } from './FormContext.ts'

export interface AwaitedFiles extends Pick<FormContext, 'onFiles'> {
  /** It was sent, and waits. */
  readonly waits: boolean
  /** @returns whether it has to wait */
  readonly hold: () => boolean
}

/** @param form the form's id */
export const useAwaitedFiles = (form: string): AwaitedFiles => {
  const sending = useRef(new Set<string>())
  const [waits, setWaits] = useState(false)
  const held = useRef(false)
  const wait = useCallback((now: boolean): void => {
    held.current = now
    setWaits(now)
  }, [])
  const onFiles = useCallback<FormContext['onFiles']>(
    (field, are) => {
      // A field that only goes away had nothing on its way.
      const isLost = are === 'failed' && sending.current.has(field)
      if (are === 'sending') sending.current.add(field)
      else sending.current.delete(field)
      // One that will not come ends the waiting, whatever else is on its way.
      if (!held.current || (!isLost && sending.current.size > 0)) return
      wait(false)
      const element = document.getElementById(form)
      // What did not come is told where it was chosen: whoever sent the form decides what then.
      if (are === 'there' && element instanceof HTMLFormElement) element.requestSubmit()
    },
    [form, wait],
  )
  const hold = (): boolean => {
    if (sending.current.size > 0) wait(true)
    return sending.current.size > 0
  }
  return { waits, hold, onFiles }
}

/** Around the form: keeps back what is sent too early, and says so. */
export const HeldBack = ({ waits, hold, children }: Pick<AwaitedFiles, 'waits' | 'hold'> & { readonly children: ReactNode }) => {
  const t = useText()
  const keepBack = (event: SyntheticEvent): void => {
    if (!hold()) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <div onSubmitCapture={keepBack}>{children}</div>
      <output className="waitsForLine">{waits ? t('uploads.awaited') : ''}</output>
    </>
  )
}
