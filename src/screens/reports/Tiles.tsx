// Single figures, each with what it was before.
import type { ReactElement } from 'react'
import { useSaid } from '../../client/records/useSaid.ts'
import { useText } from '../../client/texts/useText.ts'
import type { FigureProps } from './FigureProps.ts'

export const Tiles = ({ figures, found }: FigureProps): ReactElement => {
  const t = useText()
  const said = useSaid()
  return (
    <dl className="tiles">
      {figures.map(({ name, label }) => {
        const [figure] = found.get(name) ?? []
        if (!figure) return null
        return (
          <div key={name}>
            <dt>{t(label)}</dt>
            <dd>{said(figure.value, figure.currency)}</dd>
            {typeof figure.before === 'string' && <dd className="before">{t('reports.before', [said(figure.before, figure.currency)])}</dd>}
          </div>
        )
      })}
    </dl>
  )
}
