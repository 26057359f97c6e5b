// Rows of small fields: add, edit, carry into another order, delete. Saved as a whole with its form.
import { ariaDescribedByIds, type ErrorSchema, type FieldProps, type RJSFSchema } from '@rjsf/utils'
import { useRef, useState } from 'react'
import type { FieldModel } from '../../../language/model.ts'
import type { ListRow, ListRows } from '../../../language/fields/list.ts'
import { useText } from '../../client/texts/useText.ts'
import { moved } from '../order/useOrder.ts'
import { Ordered } from '../order/Ordered.tsx'
import type { FormContext } from './FormContext.ts'
import { ListRowInput } from './ListRowInput.tsx'
import { useRowKeys, type KeyedRow } from './useRowKeys.ts'
import { named } from '../../../language/named.ts'
import { traitsOf } from '../../../language/fields/index.ts'

type Props = FieldProps<ListRows, RJSFSchema, FormContext>

const none: ListRows = []

const startOf = (columns: readonly FieldModel[]): ListRow =>
  Object.fromEntries(
    columns.flatMap((column): readonly (readonly [string, string | boolean])[] => {
      const { name, starts } = column
      if (traitsOf(column).ticked) return [[name, starts === true]]
      return typeof starts === 'string' ? [[name, starts]] : []
    }),
  )

/** What is wrong with one field of one row. */
const errorAt = (errors: ErrorSchema<ListRows> | undefined, at: number, name: string): string | undefined => {
  const rows = errors as
    | Readonly<Record<string, Readonly<Record<string, { readonly __errors?: readonly string[] }>> | undefined>>
    | undefined
  return rows?.[String(at)]?.[name]?.__errors?.[0]
}

export const ListInput = ({ fieldPathId, name, uiSchema, formData, disabled, errorSchema, onChange, registry }: Props) => {
  const t = useText()
  const adding = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<string>()
  const field = named(registry.formContext.fields, name)
  const columns = field?.row ?? []
  const { rows, change, add } = useRowKeys(formData ?? none, (next) => onChange(next, fieldPathId.path))
  const nameOf = ({ row }: KeyedRow): string => String(row[columns[0]?.name ?? ''] ?? '')
  const put = (id: string, row: ListRow): void => change(rows.map((each) => (each.id === id ? { id, row } : each)))
  const drop = (id: string): void => {
    change(rows.filter((each) => each.id !== id))
    adding.current?.focus()
  }
  const move = (id: string, over: string): void =>
    change(
      moved(
        rows.map((each) => each.id),
        id,
        over,
      ).flatMap((each) => rows.find((row) => row.id === each) ?? []),
    )
  const order = { rows, movable: disabled !== true && rows.length > 1, busy: false, move }
  return (
    <fieldset className="rowsInput" id={fieldPathId.$id} aria-describedby={ariaDescribedByIds(fieldPathId.$id)}>
      <legend>{uiSchema?.['ui:title'] ?? name}</legend>
      <ol>
        <Ordered order={order} name={nameOf} flow="rows">
          {(each, dragged) => (
            <ListRowInput
              key={each.id}
              id={`${fieldPathId.$id}_${each.id}`}
              columns={columns}
              place={rows.indexOf(each) + 1}
              row={each.row}
              dragged={dragged}
              isNew={each.id === added}
              disabled={disabled ?? false}
              errorOf={(column) => errorAt(errorSchema, rows.indexOf(each), column)}
              onChange={(row) => put(each.id, row)}
              onRemove={() => drop(each.id)}
            />
          )}
        </Ordered>
      </ol>
      <button
        ref={adding}
        type="button"
        className="button"
        disabled={(disabled ?? false) || rows.length >= (field?.max ?? 50)}
        onClick={() => setAdded(add(startOf(columns)))}
      >
        {field?.addLabel === undefined ? '' : t(field.addLabel)}
      </button>
    </fieldset>
  )
}
