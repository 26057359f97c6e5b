// Ten people, the first on top, each with the way to their profile.
import type { ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '#generated/routes.ts'
import { useText } from '../../../src/kit.ts'
import type { Figure } from '../../../src/kit.ts'
import { FigureTable } from './FigureTable.tsx'
import { useSaid } from './useSaid.ts'

export interface RanksProps {
  readonly label: string
  /** What they are. */
  readonly column: string
  readonly figures: readonly Figure[]
}

export const Ranks = ({ label, column, figures }: RanksProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  return (
    <FigureTable
      label={label}
      level={2}
      columns={[column, t('analytics.amount')]}
      rows={figures.map(({ key, title, value, currency }) => ({
        key: key ?? '',
        cells: [
          <Link key="link" to={paths.profile({ userId: key ?? '' })}>
            {title}
          </Link>,
          said(value, currency),
        ],
      }))}
    />
  )
}
