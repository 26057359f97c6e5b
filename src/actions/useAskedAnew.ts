// What the server says of something that is being put together, of this moment: asked anew whenever it changes, and what is typed has settled.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSame } from '../client/useSame.ts'

interface Came<Answer> {
  readonly of: object
  /** The newest there is. */
  readonly answer?: Answer | undefined
  readonly failure?: unknown
}

export interface AskedAnew<Answer> extends Pick<Came<Answer>, 'answer' | 'failure'> {
  /** What stands there is not of what is asked for. */
  readonly pending: boolean
  /** Asks once more for the same. */
  readonly again: () => void
}

const settleMs = 400

/**
 * An older answer that arrives late is dropped.
 * @param of what it is asked of; undefined = nothing is asked
 * @param typedIn what of it is typed: that is asked for once it has settled
 * @param ask always the same function
 */
export const useAskedAnew = <Of extends object, Answer>(
  of: Of | undefined,
  typedIn: (of: Of) => unknown,
  ask: (of: Of) => Promise<Answer>,
): AskedAnew<Answer> => {
  const [times, setTimes] = useState(0)
  const asked = useSame({ of, times })
  const [came, setCame] = useState<Came<Answer>>()
  const typed = useRef<string>(undefined)
  const now = asked.of && JSON.stringify(typedIn(asked.of))
  useEffect(() => {
    const { of: subject } = asked
    if (!subject) return undefined
    let over = false
    const tell = (next: Omit<Came<Answer>, 'of'>): void => {
      if (!over) setCame((last) => ({ answer: last?.answer, ...next, of: asked }))
    }
    const settles = typed.current !== undefined && typed.current !== now
    typed.current = now
    const timer = setTimeout(
      () =>
        void ask(subject).then(
          (answer) => tell({ answer }),
          (failure: unknown) => tell({ failure }),
        ),
      settles ? settleMs : 0,
    )
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [ask, asked, now])
  const pending = asked.of !== undefined && came?.of !== asked
  return {
    answer: came?.answer,
    failure: pending ? undefined : came?.failure,
    pending,
    again: useCallback(() => setTimes((last) => last + 1), []),
  }
}
