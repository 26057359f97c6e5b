// Seven days as a small chart: a bar each, from a line at nothing. Its numbers are told beside it for whoever does not see it.
import type { ReactElement } from 'react'

const widthPixels = 112
const heightPixels = 32
const gapPixels = 4

export const Spark = ({ values }: { readonly values: readonly number[] }): ReactElement => {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const scale = (heightPixels - 1) / (most - least || 1)
  const step = widthPixels / values.length
  const zero = most * scale
  return (
    <svg className="spark" viewBox={`0 0 ${widthPixels} ${heightPixels}`} aria-hidden="true" focusable="false">
      {values.map((value, at) => {
        const height = Math.max(Math.abs(value) * scale, 1)
        const last = at === values.length - 1
        // eslint-disable-next-line react/no-array-index-key -- a bar has no name but its place
        return (
          <rect
            key={at}
            data-last={last ? '' : undefined}
            x={at * step}
            y={value < 0 ? zero : zero - height + 1}
            width={step - gapPixels}
            height={height}
          />
        )
      })}
    </svg>
  )
}
