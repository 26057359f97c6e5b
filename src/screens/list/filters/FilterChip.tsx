// One filter: its chip says what holds, a press opens its choice.
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { Suspense, useId, useState } from 'react'
import type { FieldModel } from '../../../../language/model.ts'
import { useTextContext } from '../../../records/useTextContext.ts'
import { filterKindOf } from '../filterWire.ts'
import type { FilterValue } from '../place.ts'
import type { Stats } from '../useStats.ts'
import { choiceOf } from './choices.ts'
import { FocusFirst } from './FocusFirst.tsx'
import { filterText } from './filterText.ts'

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
  const id = useId()
  const Choice = choiceOf(filterKindOf(field), field)
  const text = value === undefined ? undefined : filterText(field, value, context)
  const label = context.t(field.label)
  return (
    <>
      <Button
        size="small"
        variant={text === undefined ? 'outlined' : 'contained'}
        color={text === undefined ? 'inherit' : 'primary'}
        disableElevation
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{ borderRadius: 4, textTransform: 'none', maxInlineSize: 320 }}
      >
        {text === undefined ? label : `${label}: ${text}`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, minInlineSize: 240, maxInlineSize: 'min(420px, 92vw)' } } }}
      >
        <h2 id={id} style={{ font: 'inherit', fontWeight: 600, margin: '0 0 8px' }}>
          {label}
        </h2>
        <Suspense fallback={null}>
          <FocusFirst>
            <Choice field={field} value={value} stats={stats} onChange={onChange} />
          </FocusFirst>
        </Suspense>
        {value !== undefined && (
          <Button size="small" onClick={() => (onChange(undefined), setAnchor(null))} sx={{ marginBlockStart: 1 }}>
            {context.t('filters.any')}
          </Button>
        )}
      </Popover>
    </>
  )
}
