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

const head = `# Figures

Written by \`npm run bench\`, each chapter when it was measured last. Rates are best where they are high, times and sizes where they are low.
`

/** @param machine what it was measured on, and when */
export const chapterOf = (name: string, machine: string, rows: readonly Row[]): string =>
  [
    `## ${name}`,
    '',
    `${machine}.`,
    '',
    '| what | minimum | median | samples | beside, in the same run | to reach | reached |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(lineOf),
    '',
  ].join('\n')

/**
 * @param page as it is kept
 * @param name of the chapter that is another now
 * @param names of all of them, in their order
 */
export const withChapter = (page: string, name: string, chapter: string, names: readonly string[]): string => {
  const kept = new Map(page.split(/^(?=## )/m).map((each) => [/^## (.*)/.exec(each)?.[1] ?? '', each]))
  kept.set(name, chapter)
  return [head, ...names.flatMap((each) => kept.get(each)?.trimEnd().concat('\n') ?? [])].join('\n')
}
