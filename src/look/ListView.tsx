// Rows of small fields as a table, in their order; where there is one line for all of them, in words.
import type { ListRows } from '../../language/fields/list.ts'
import { textOf } from '../../language/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'
import { UrlView } from './LineViews.tsx'
import { traitsOf } from '../../language/fields/index.ts'
import './fields.css'

const Cell = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  if (traitsOf(field).followed && typeof value === 'string') return <UrlView field={field} value={value} />
  return <>{textOf(field, value, context)}</>
}

export const ListView = ({ field, value, brief = false }: FieldViewProps) => {
  const context = useTextContext()
  const { t } = context
  const { row: columns = [] } = field
  if (brief) return <>{textOf(field, value, context)}</>
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <figure className="rowsFrame" aria-label={t(field.label)} tabIndex={0}>
      <table className="rowsView">
        <thead>
          <tr>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(value as ListRows).map((row, at) => (
            // Rows have no name of their own: their place is what tells them apart.
            <tr key={at}>
              {columns.map((column) => (
                <td key={column.name}>
                  <Cell field={column} value={row[column.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
