// A row for each value of a field: its number and what it was before, or a number for each value of a second field.
import type { ReactElement } from 'react'
import { useSaid } from '../../client/records/useSaid.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FigureProps } from './FigureProps.ts'
import { FigureTable } from './FigureTable.tsx'

export const Split = ({ figures: [figure], found, level }: FigureProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  const { name, label, column = '', keys = {}, across } = figure
  const wordsOf = (key: string): string => (keys[key] === undefined ? key || '–' : t(keys[key]))
  const table = { label: t(label), level }
  if (across) {
    const at = (value: string, key: string): string => {
      const cell = found.get(`${name}.${value}`)?.find((each) => each.key === key)
      return said(cell?.value ?? '0', cell?.currency)
    }
    const rows = Object.keys(keys).map((key) => ({ key, cells: [wordsOf(key), ...Object.keys(across).map((value) => at(value, key))] }))
    return <FigureTable {...table} columns={[t(column), ...Object.values(across).map((each) => t(each))]} rows={rows} />
  }
  const those = found.get(name) ?? []
  const compared = those.some(({ before }) => typeof before === 'string')
  const heading = t(those[0]?.currency ? 'reports.amount' : 'reports.number')
  return (
    <FigureTable
      {...table}
      columns={[t(column), heading, ...(compared ? [t('reports.beforeColumn')] : [])]}
      rows={those.map(({ key, value, before, currency }) => ({
        key: key ?? '',
        cells: [wordsOf(key ?? ''), said(value, currency), ...(compared ? [said(before ?? '0', currency)] : [])],
      }))}
    />
  )
}
