// Figures of days: a chart, or the same numbers as a table. The chart's library comes when the first chart is drawn.
import { Suspense, useId, useMemo, useState, type ReactElement } from 'react'
import { lazyScreen, underLook, useText } from '../../../src/kit.ts'
import type { Days } from '../../../src/kit.ts'
import type { DayChartProps } from './DayChart.tsx'
import { DayTable } from './DayTable.tsx'
import { eachDay } from './periods.ts'
import { byMonth } from './seriesOf.ts'
import type { Series } from './seriesOf.ts'
import { useSaid } from './useSaid.ts'

const maxBars = 92

const DayChart = lazyScreen<DayChartProps>(underLook(async () => import('./DayChart.tsx')))

export interface PerDayProps {
  readonly label: string
  readonly period: Days
  readonly series: readonly Series[]
  /** Of the amounts; absent = counts. */
  readonly currency?: string
  readonly level: 2 | 3
}

export const PerDay = ({ label, period: { from, until }, series, currency, level }: PerDayProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  const id = useId()
  const [table, setTable] = useState(false)
  const days = useMemo(() => eachDay({ from, until }), [from, until])
  const Heading = `h${level}` as const
  const shown = { days, series, currency, said }
  const monthly = days.length > maxBars
  const drawn = monthly ? { days: [...new Set(days.map((day) => day.slice(0, 7)))], series: byMonth(series, currency !== undefined) } : {}
  return (
    <section className="figures" aria-labelledby={id}>
      <header>
        <Heading id={id}>{label}</Heading>
        <button type="button" className="button" aria-describedby={id} onClick={() => setTable(!table)}>
          {t(table ? 'analytics.asChart' : 'analytics.asTable')}
        </button>
      </header>
      {series.length === 0 && <p className="absent">{t('analytics.none')}</p>}
      {series.length > 0 && table && <DayTable label={label} {...shown} />}
      {series.length > 0 && !table && (
        <Suspense fallback={<div className="skeleton dayChart" />}>
          <DayChart label={t('analytics.chart', [label])} {...shown} {...drawn} />
          {monthly && <p className="periodDays">{t('analytics.monthly')}</p>}
        </Suspense>
      )}
    </section>
  )
}
