// One filter: its chip says what holds, a press opens its choice. The choice is loaded with the first press.
import { Suspense, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { Stats } from './useStats.ts'
import { filterText } from './filterText.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

const FilterPopover = lazyScreen(
  underLook(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover })),
  { as: 'dialog' },
)

export interface FilterChipProps {
  readonly field: FieldModel
  /** What holds now; undefined = any. */
  readonly value: FilterValue | undefined
  readonly stats: Stats | undefined
  readonly onChange: (value: FilterValue | undefined) => void
}

export const FilterChip = ({ field, value, stats, onChange }: FilterChipProps) => {
  const context = useTextContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const text = value === undefined ? undefined : filterText(field, value, context)
  const label = context.t(field.label)
  return (
    <>
      <button
        type="button"
        className="filterChip"
        data-set={text === undefined ? undefined : ''}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
      >
        {text === undefined ? label : `${label}: ${text}`}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <FilterPopover anchor={anchor} field={field} value={value} stats={stats} onChange={onChange} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
