// A small table of figures under a heading: ranks, totals by kind, users by role.
import { useId, type ReactElement, type ReactNode } from 'react'
import { useText } from '../../client/texts/useText.ts'

export interface FigureTableProps {
  readonly label: string
  readonly level: 2 | 3
  readonly columns: readonly string[]
  /** The first cell of each is its heading. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

export const FigureTable = ({ label, level, columns, rows }: FigureTableProps): ReactElement => {
  const t = useText()
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section className="figures" aria-labelledby={id}>
      <header>
        <Heading id={id}>{label}</Heading>
      </header>
      {rows.length === 0 ? (
        <p className="absent">{t('reports.none')}</p>
      ) : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((each) => (
                <th key={each} scope="col">
                  {each}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...more] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {more.map((each, at) => (
                  <td key={columns[at + 1] ?? at}>{each}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
