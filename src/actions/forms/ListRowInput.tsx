// One row of a list in a form: an input for each of its fields, the handle to carry it by, and the button that deletes it.
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useRef, type Ref } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { ListRow } from '../../../language/fields/list.ts'
import { useText } from '../../client/texts/useText.ts'
import type { Dragged } from '../order/Ordered.tsx'
import { PictureButton } from '../../look/Icon.tsx'
import { traitsOf } from '../../../language/fields/index.ts'

export interface ListRowInputProps {
  readonly id: string
  readonly columns: readonly FieldModel[]
  /** 1 for the first. */
  readonly place: number
  readonly row: ListRow
  readonly dragged: Dragged | undefined
  /** It was just added, so typing goes on in it. */
  readonly isNew: boolean
  readonly disabled: boolean
  readonly errorOf: (column: string) => string | undefined
  readonly onChange: (row: ListRow) => void
  readonly onRemove: () => void
}

interface CellProps {
  readonly id: string
  readonly column: FieldModel
  readonly value: string | boolean | undefined
  readonly error: string | undefined
  /** The first one's, where typing goes on. */
  readonly inputRef: Ref<HTMLInputElement> | undefined
  readonly disabled: boolean
  readonly onChange: (value: string | boolean) => void
}

const CellInput = ({ id, column, value, error, inputRef, disabled, onChange }: CellProps) => {
  const t = useText()
  const label = t(column.label)
  if (traitsOf(column).ticked)
    return (
      <FormControlLabel
        control={<Checkbox id={id} checked={value === true} disabled={disabled} onChange={(_event, checked) => onChange(checked)} />}
        label={label}
      />
    )
  return (
    <TextField
      id={id}
      select={column.choices !== undefined}
      label={label}
      value={value ?? ''}
      required={column.required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error}
      {...(inputRef && { inputRef })}
      {...(traitsOf(column).followed && { type: 'url' })}
      onChange={(event) => onChange(event.target.value)}
    >
      {column.choices
        ?.filter((each) => !each.retired || each.value === value)
        .map((each) => (
          <MenuItem key={each.value} value={each.value}>
            {t(each.label)}
          </MenuItem>
        ))}
    </TextField>
  )
}

/** What is emptied is absent. */
const withValue = (row: ListRow, name: string, value: string | boolean): ListRow => {
  const { [name]: _former, ...others } = row
  return value === '' ? others : { ...others, [name]: value }
}

export const ListRowInput = (props: ListRowInputProps) => {
  const { id, columns, place, row, dragged, isNew, disabled, errorOf, onChange, onRemove } = props
  const t = useText()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) first.current?.focus()
  }, [isNew])
  return (
    <li {...dragged?.place}>
      {dragged?.handle}
      <fieldset aria-label={t('forms.row', [String(place)])}>
        {columns.map((column, at) => (
          <CellInput
            key={column.name}
            id={`${id}_${column.name}`}
            column={column}
            value={row[column.name]}
            error={errorOf(column.name)}
            inputRef={at === 0 ? first : undefined}
            disabled={disabled}
            onChange={(value) => onChange(withValue(row, column.name, value))}
          />
        ))}
      </fieldset>
      <PictureButton icon="close" name={t('forms.dropRow', [String(place)])} disabled={disabled} onClick={onRemove} />
    </li>
  )
}
