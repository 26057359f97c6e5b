// One filter: its chip says what holds, a press opens its choice. The choice is loaded with the first press.
import { Suspense, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { CardValue, Row } from '../../client/records/Row.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { ChoiceProps } from './ChoiceProps.ts'
import type { Stats } from './useStats.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { kindOf, refers, traitsOf } from '../../../language/fields/index.ts'
import { labelOf } from '../../../language/fields/choice.ts'
import type { TextContext } from '../../../language/fields/kind.ts'
import { valueAt } from '../../../language/paths.ts'
import { dayMeant, isInstant } from '../../../language/filters/days.ts'
import { isCalendarDay } from '../../../language/moments.ts'
import { todayIn } from '../../client/viewerZone.ts'
import { presetOf } from './dayPresets.ts'
import { filterKindOf } from './filterWire.ts'

/** What a filter says, short: for its chip. */
const dayText = (field: FieldModel, value: string, context: TextContext): string =>
  isInstant(value) ? kindOf('time').text(value, field, context) : isCalendarDay(value) ? kindOf('date').text(value, field, context) : value

const wordOf = (field: FieldModel, value: string, context: TextContext): string => {
  const word = filterKindOf(field)?.word?.(value)
  if (word !== undefined) return context.t(word)
  if (field.choices) return labelOf(value, { choices: field.choices }, context.t)
  return traitsOf(field).coded ? traitsOf(field).text(value, field, context) : value
}

/** Of a record: what a row that refers to it calls it, else its number. */
const nameOf = ({ path }: FieldModel, id: string, rows: readonly Row[]): string => {
  const cards = rows.map((row) => valueAt(row, path) as CardValue | null | undefined)
  return cards.find((card) => card?.id === id)?.title || `#${id}`
}

const filterText = (field: FieldModel, value: FilterValue, context: TextContext, rows: readonly Row[]): string => {
  if ('from' in value || 'to' in value) {
    const preset = presetOf(value)
    if (preset !== undefined) return context.t(preset)
    const today = todayIn(context.zone)
    const from = value.from === undefined ? '' : dayText(field, dayMeant(value.from, false, today), context)
    const to = value.to === undefined ? '' : dayText(field, dayMeant(value.to, true, today), context)
    if (from !== '' && to !== '') return `${from} \u2013 ${to}`
    return from === '' ? context.t('filters.upTo', [to]) : context.t('filters.fromOn', [from])
  }
  const values = value as readonly string[]
  if (refers(field)) return values.length === 1 ? nameOf(field, values[0] ?? '', rows) : String(values.length)
  const words = [...new Set(values.map((each) => wordOf(field, each, context)))]
  return words.length > 2 ? `${words[0] ?? ''} +${words.length - 1}` : words.join(', ')
}

const FilterPopover = lazyScreen(
  underLook(async () => ({ default: (await import('./FilterPopover.tsx')).FilterPopover })),
  { as: 'dialog' },
)

export interface FilterChipProps extends Pick<ChoiceProps, 'onChange'> {
  readonly field: FieldModel
  /** What holds now; undefined = any. */
  readonly value: FilterValue | undefined
  readonly stats: Stats | undefined
  /** What it narrows. */
  readonly rows: readonly Row[]
}

export const FilterChip = ({ field, value, stats, rows, onChange }: FilterChipProps) => {
  const context = useTextContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const text = value === undefined ? undefined : filterText(field, value, context, rows)
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
