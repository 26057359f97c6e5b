// Figures of days: a chart, or the same numbers as a table. The chart's library comes when the first chart is drawn.
import { Suspense, useId, useMemo, useState, type ReactElement } from 'react'
import type { FigureModel } from '../../../language/model.ts'
import type { Figure } from '../../client/records/useReport.ts'
import { useSaid } from '../../client/records/useSaid.ts'
import { useText, type Text } from '../../client/texts/useText.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'
import { DayTable, type DayTableProps } from './DayTable.tsx'
import { eachDay } from './periods.ts'
import type { FigureProps } from './FigureProps.ts'
import { byMonth, seriesOf, type Series } from './seriesOf.ts'

const maxBars = 92

const DayChart = lazyScreen<DayTableProps>(underLook(async () => import('./DayChart.tsx')))

/** Bars of its keys by their words; without keys by its own. */
const seriesIn = ({ name, label, keys }: FigureModel, found: readonly Figure[], t: Text): readonly Series[] =>
  seriesOf(found, (key) => (key === '' ? (keys ? '–' : t(label)) : keys?.[key] === undefined ? key : t(keys[key])), name)

export const PerDay = ({ figures, found, period: { from, until }, level }: FigureProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  const id = useId()
  const [table, setTable] = useState(false)
  const days = useMemo(() => eachDay({ from, until }), [from, until])
  const Heading = `h${level}` as const
  const label = t(figures[0].label)
  const series = figures.flatMap((each) => seriesIn(each, found.get(each.name) ?? [], t))
  const currency = figures.flatMap((each) => found.get(each.name) ?? []).find((each) => each.currency)?.currency ?? undefined
  const shown = { days, series, currency, said }
  const monthly = days.length > maxBars
  const drawn = monthly ? { days: [...new Set(days.map((day) => day.slice(0, 7)))], series: byMonth(series, currency !== undefined) } : {}
  return (
    <section className="figures" aria-labelledby={id}>
      <header>
        <Heading id={id}>{label}</Heading>
        <button type="button" className="button" aria-describedby={id} onClick={() => setTable(!table)}>
          {t(table ? 'reports.asChart' : 'reports.asTable')}
        </button>
      </header>
      {series.length === 0 && <p className="absent">{t('reports.none')}</p>}
      {series.length > 0 && table && <DayTable label={label} {...shown} />}
      {series.length > 0 && !table && (
        <Suspense fallback={<div className="skeleton dayChart" />}>
          <DayChart label={t('reports.chart', [label])} {...shown} {...drawn} />
          {monthly && <p className="periodDays">{t('reports.monthly')}</p>}
        </Suspense>
      )}
    </section>
  )
}
