// Figures as a table for people.
import type { Row, Unit } from './Figure.ts'
import { median, minimum } from './statistics.ts'

const shown = (value: number, unit: Unit): string => {
  const digits = unit === 'x' ? 2 : ['kB', 'KiB', 'lines'].includes(unit) ? 1 : 0
  const text = value.toFixed(digits).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',')
  if (unit === '%') return `${text} %`
  return unit === 'requests' || unit === 'lines' || unit === 'x' ? text : unit === '/s' ? `${text}/s` : `${text} ${unit}`
}

const lineOf = ({ what, unit, samples, beside = '', reach = '', met }: Row): string =>
  `| ${[what, shown(minimum(samples), unit), shown(median(samples), unit), samples.length, beside, reach, met === undefined ? '' : met ? 'yes' : 'no'].join(' | ')} |`

/** Head and one line a row. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| what | minimum | median | samples | beside, in the same run | to reach | reached |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(lineOf),
  ].join('\n')
