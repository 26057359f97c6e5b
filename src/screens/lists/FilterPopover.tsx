// The choice of one filter, beside its chip: as high as everything that one chooses from (product spec 9), what it is and its way out always in sight.
import Popover from '@mui/material/Popover'
import { app } from '#generated/app.ts'
import { createElement, Suspense, useId } from 'react'
import { FocusFirst } from '../../look/FocusFirst.tsx'
import { useText } from '../../client/texts/useText.ts'
import { choiceOf } from './choices.ts'
import type { FilterChipProps } from './FilterChip.tsx'

export interface FilterPopoverProps extends Omit<FilterChipProps, 'rows'> {
  readonly anchor: HTMLElement
  readonly onClose: () => void
}

const look = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  p: 2,
  minInlineSize: 240,
  maxInlineSize: 'min(420px, 92vw)',
  maxBlockSize: `min(${app.selectMaxHeight}px, 100% - 32px)`,
} as const

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
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: look } }}
    >
      <h2 id={id} style={{ font: 'inherit', fontWeight: 600, margin: '0 0 8px' }}>
        {t(field.label)}
      </h2>
      <Suspense fallback={null}>
        <FocusFirst>{createElement(choiceOf(field), { field, value, stats, onChange, onClose })}</FocusFirst>
      </Suspense>
      {value !== undefined && (
        <button type="button" className="button small" onClick={lift} style={{ flex: 'none', alignSelf: 'start', marginBlockStart: 8 }}>
          {t('filters.any')}
        </button>
      )}
    </Popover>
  )
}
