// Single figures, each with what it was before. Those that the viewer may not read are not there.
import type { ReactElement } from 'react'
import { useText } from '../../../src/kit.ts'
import type { ReportFigures } from '../../../src/kit.ts'
import { useSaid } from './useSaid.ts'

export interface TilesProps {
  readonly names: readonly string[]
  readonly figures: ReportFigures['figures']
}

export const Tiles = ({ names, figures }: TilesProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  return (
    <dl className="tiles">
      {names.map((name) => {
        const [figure] = figures?.get(name) ?? []
        if (!figure) return null
        return (
          <div key={name}>
            <dt>{t(`analytics.tile.${name}`)}</dt>
            <dd>{said(figure.value, figure.currency)}</dd>
            {typeof figure.before === 'string' && (
              <dd className="before">{t('analytics.before', [said(figure.before, figure.currency)])}</dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
