// One question at a time, and what it came to in words.
import { WebAuthnError } from '@simplewebauthn/browser'
import { useState } from 'react'
import { errorText } from '../../client/errorText.ts'
import { wireErrorIn } from '../../client/login.ts'
import { useText } from '../../client/texts/useText.ts'

export interface Asking {
  readonly busy: boolean
  /** Empty where nothing went wrong. */
  readonly failure: string
  readonly run: (work: () => Promise<void>) => Promise<void>
}

/** A passkey that was not confirmed, in whichever of the ways that browsers have. */
const isPasskeyError = (error: unknown): boolean => error instanceof WebAuthnError || error instanceof DOMException

/** @param onOver hears that there is nothing more to answer, and why */
export const useAsking = (onOver: (why: string) => void): Asking => {
  const text = useText()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(true)
    setFailure('')
    try {
      await work()
    } catch (error) {
      const wire = wireErrorIn(error)
      const words = isPasskeyError(error) ? text('factors.passkeyFailed') : errorText(wire, text)
      if (wire.extensions?.['template'] === 'errors.challengeOver') onOver(words)
      else setFailure(words)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run }
}
