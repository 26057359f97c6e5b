// Records, the greatest number first, each with the way to it.
import type { ReactElement } from 'react'
import { screens } from '#generated/routes.ts'
import { named } from '../../../language/named.ts'
import { useSaid } from '../../client/records/useSaid.ts'
import { useText } from '../../client/texts/useText.ts'
import { RecordLink } from '../../look/RecordLink.tsx'
import type { FigureProps } from './FigureProps.ts'
import { FigureTable } from './FigureTable.tsx'

export const Ranks = ({ figures: [{ name, label, column = '', screen, gone }], found, level }: FigureProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  const path = named(screens, screen)?.path
  const those = found.get(name) ?? []
  return (
    <FigureTable
      label={t(label)}
      level={level}
      columns={[t(column), t(those.some(({ currency }) => currency) ? 'reports.amount' : 'reports.number')]}
      rows={those.map(({ key, title, value, currency }, at) => ({
        key: key ?? `gone ${at}`,
        cells: [
          <RecordLink key="link" path={key ? path : undefined} id={key ?? ''}>
            {title ?? key ?? (gone === undefined ? '' : t(gone))}
          </RecordLink>,
          said(value, currency),
        ],
      }))}
    />
  )
}
