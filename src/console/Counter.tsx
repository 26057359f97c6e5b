// How many records wait behind a menu entry, exact and live, and the way to just those. None is not shown, unless asked for.
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../client/texts/useText.ts'
import type { CountOf } from './MenuEntry.ts'
import { useCount } from './useCount.ts'

export const Counter = ({ count, zero = false }: { readonly count: CountOf; readonly zero?: boolean }): ReactElement | null => {
  const waiting = useCount(count)
  const text = useText()
  if (waiting === undefined || (waiting === 0 && !zero)) return null
  const words = String(waiting)
  return (
    <Link className="counter" to={count.to} title={count.label}>
      <span aria-hidden="true">{words}</span>
      <span className="onlyRead">{text('shell.counted', [count.label, words])}</span>
    </Link>
  )
}
