// One press, one key: whatever is sent under it happens once. Pressed again before an answer has come nothing is sent; after a broken line the same key is.
import { useCallback, useRef, useState } from 'react'
import { newKey } from '../../client/records/sendChange.ts'

export interface OneKeyState<Came> {
  readonly busy: boolean
  /** What was answered. */
  readonly outcome: Came | undefined
  /** A broken connection: whether it happened is unknown. */
  readonly failure: unknown
  /** @returns what was answered; undefined where there was no answer */
  readonly begin: (send: (key: string) => Promise<Came | undefined>) => Promise<Came | undefined>
}

export const useOneKey = <Came>(): OneKeyState<Came> => {
  const key = useRef<string>(undefined)
  const locked = useRef(false)
  const [state, setState] = useState<{ busy: boolean; outcome?: Came; failure?: unknown }>({ busy: false })
  const begin = useCallback<OneKeyState<Came>['begin']>(async (send) => {
    if (locked.current) return undefined
    locked.current = true
    setState({ busy: true })
    key.current ??= newKey()
    try {
      const outcome = await send(key.current)
      if (outcome === undefined) throw new Error('no answer')
      // What was done, or refused, is over: the next press is another intent.
      key.current = undefined
      setState({ busy: false, outcome })
      return outcome
    } catch (failure) {
      setState({ busy: false, failure })
      return undefined
    } finally {
      locked.current = false
    }
  }, [])
  return { busy: state.busy, outcome: state.outcome, failure: state.failure, begin }
}
