// Bars of days, standing on each other. The table beside it has the same numbers, so a screen reader is told where they are.
import { BarChart } from '@mui/x-charts/BarChart'
import type { ReactElement } from 'react'
import { dayText } from './dayText.ts'
import type { DayTableProps } from './DayTable.tsx'

const heightPixels = 300
/** From what is there to what is there: a small reversal does not begin the axis a whole step below zero. */
const ends = (least: { valueOf: () => number }, most: { valueOf: () => number }) => ({
  min: Number(least),
  max: Math.max(Number(most), Number(least) + 1),
})

const DayChart = ({ label, days, series, currency, said }: DayTableProps): ReactElement => (
  <figure aria-label={label} className="dayChart">
    <BarChart
      height={heightPixels}
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
      xAxis={[{ data: [...days], scaleType: 'band', height: 40, valueFormatter: dayText }]}
      yAxis={[{ width: 56, domainLimit: ends, ...(currency === undefined && { tickMinStep: 1 }) }]}
      series={series.map(({ key, label: name, stack, values }) => ({
        id: `${stack} ${key}`,
        label: name,
        stack,
        data: days.map((day) => Number(values.get(day) ?? '0')),
        valueFormatter: (value) => (value === null || value === 0 ? null : said(String(value), currency)),
      }))}
    />
  </figure>
)

export default DayChart
