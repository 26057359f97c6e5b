// The choice of one filter, beside its chip.
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { createElement, Suspense, useId } from 'react'
import { FocusFirst } from '../../../fields/FocusFirst.tsx'
import { useText } from '../../../locales/useText.ts'
import { filterKindOf } from '../filterWire.ts'
import { choiceOf } from './choices.ts'
import type { FilterChipProps } from './FilterChip.tsx'

export interface FilterPopoverProps extends FilterChipProps {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

export const FilterPopover = ({ anchor, field, value, stats, onChange, onClose }: FilterPopoverProps) => {
  const t = useText()
  const id = useId()
  const lift = (): void => {
    onChange(undefined)
    onClose()
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { p: 2, minInlineSize: 240, maxInlineSize: 'min(420px, 92vw)' } } }}
    >
      <h2 id={id} style={{ font: 'inherit', fontWeight: 600, margin: '0 0 8px' }}>
        {t(field.label)}
      </h2>
      <Suspense fallback={null}>
        <FocusFirst>{createElement(choiceOf(filterKindOf(field), field), { field, value, stats, onChange })}</FocusFirst>
      </Suspense>
      {value !== undefined && (
        <Button size="small" onClick={lift} sx={{ marginBlockStart: 1 }}>
          {t('filters.any')}
        </Button>
      )}
    </Popover>
  )
}
