// The numbers of a chart: a row for each day that has any, the newest first, a column a series, and sums.
import type { ReactElement } from 'react'
import type { Said } from '../../client/records/useSaid.ts'
import { useText } from '../../client/texts/useText.ts'
import { dayText } from './dayText.ts'
import { sumOf, type Series } from './seriesOf.ts'

export interface DayTableProps {
  readonly label: string
  readonly days: readonly string[]
  readonly series: readonly Series[]
  readonly currency: string | undefined
  readonly said: Said
}

export const DayTable = ({ label, days, series, currency, said }: DayTableProps): ReactElement => {
  const t = useText()
  const cell = (value: string | undefined): string => (value === undefined ? '–' : said(value, currency))
  const rows = days.toReversed().filter((day) => series.some(({ values }) => values.has(day)))
  return (
    // It scrolls, so the keyboard has to get into it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="figureTable" aria-label={t('reports.table', [label])} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('reports.day')}</th>
            {series.map((each) => (
              <th key={`${each.stack} ${each.key}`} scope="col">
                {each.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((day) => (
            <tr key={day}>
              <th scope="row">{dayText(day)}</th>
              {series.map((each) => (
                <td key={`${each.stack} ${each.key}`}>{cell(each.values.get(day))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reports.total')}</th>
            {series.map((each) => (
              <td key={`${each.stack} ${each.key}`}>{cell(sumOf(each.values.values(), currency !== undefined))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
