// The usual choices of a list's filters, above its rows: one press each sets one, or lifts it.
import { Suspense } from 'react'
import { refers } from '../../../language/fields/index.ts'
import type { FilterValue } from '../../../language/filters/kind.ts'
import type { FieldModel } from '../../../language/model.ts'
import { fieldsAt } from '../../client/records/fieldAt.ts'
import { mayRead } from '../../client/records/mayRead.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useText } from '../../client/texts/useText.ts'
import { useViewer } from '../../client/useViewer.ts'
import { useCards } from '../../look/useCards.ts'
import { withFilter } from './activeFilters.ts'
import { dayPresets, presetOf } from './dayPresets.ts'
import type { ListProps } from './useListScreen.ts'

interface QuickProps {
  readonly field: FieldModel
  readonly value: FilterValue | undefined
  readonly onChange: (value: FilterValue | undefined) => void
}

interface ChipProps {
  readonly label: string
  readonly on: boolean
  readonly onPress: () => void
}

const Chip = ({ label, on, onPress }: ChipProps) => (
  <button type="button" className="button small" aria-pressed={on} onClick={onPress}>
    {label}
  </button>
)

const QuickDays = ({ value, onChange }: QuickProps) => {
  const t = useText()
  const chosen = presetOf(value)
  return dayPresets
    .slice(0, 3)
    .map(([text, from, to]) => (
      <Chip key={text} label={t(text)} on={text === chosen} onPress={() => onChange(text === chosen ? undefined : { from, to })} />
    ))
}

const maxRecords = 8

const QuickRecords = ({ field, value, onChange }: QuickProps) => {
  const records = useRecords(field.entity ?? '')
  const { found } = useCards(records, [], [], field.offers?.name)
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return found.slice(0, maxRecords).map(({ id, title }) => {
    const on = chosen.includes(id)
    return <Chip key={id} label={title} on={on} onPress={() => onChange(on ? undefined : [id])} />
  })
}

export const QuickChoices = ({ records: { entity }, list, screen: { params, move, state } }: ListProps) => {
  const t = useText()
  const viewer = useViewer()
  const fields = fieldsAt(entity, list.quick ?? []).filter(({ path }) => mayRead(viewer, entity, path))
  return (
    <div className="quickChoices">
      {fields.map((field) => {
        const Choices = refers(field) ? QuickRecords : QuickDays
        return (
          <fieldset key={field.path} aria-label={t(field.label)}>
            <Suspense fallback={null}>
              <Choices
                field={field}
                value={state.filters[field.path]}
                onChange={(value) => move({ filters: withFilter(list, params, field.path, value) })}
              />
            </Suspense>
          </fieldset>
        )
      })}
    </div>
  )
}
