// How many records wait behind a menu entry; exact and live. None is not shown, unless asked for.
import type { ReactElement } from 'react'
import { useText } from '../locales/useText.ts'
import type { CountOf } from './MenuEntry.ts'
import { useCount } from './useCount.ts'

export const Counter = ({ count, zero = false }: { readonly count: CountOf; readonly zero?: boolean }): ReactElement | null => {
  const waiting = useCount(count)
  const text = useText()
  if (waiting === undefined || (waiting === 0 && !zero)) return null
  const words = String(waiting)
  return (
    <span className="counter" title={count.label}>
      <span aria-hidden="true">{words}</span>
      <span className="onlyRead">{text('shell.counted', [count.label, words])}</span>
    </span>
  )
}
