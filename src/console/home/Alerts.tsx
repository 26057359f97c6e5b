// What should not be: told only while there is some of it, each with the way to the list of just that. Room for all of them is kept, so that none moves a thing.
import { useCallback, type CSSProperties, type ReactElement } from 'react'
import type { AlertModel } from '../../../language/model.ts'
import { useText } from '../../client/texts/useText.ts'
import { Link } from '../../look/Link.tsx'
import { ToneSign } from '../../look/Mark.tsx'
import { HomeCard } from './HomeCard.tsx'
import { addressAt } from '../counted/listAt.ts'
import { useCount } from '../counted/useCount.ts'
import { useRead } from '../counted/useRead.ts'
import './homeTexts.ts'

interface Told {
  readonly alert: AlertModel
  readonly count: number
}

const useTold = (alerts: readonly AlertModel[]): readonly Told[] | undefined => {
  const count = useCount()
  const ask = useCallback(async () => {
    const counts = await Promise.all(alerts.map((each) => count(each)))
    return alerts.map((alert, at): Told => ({ alert, count: counts[at] ?? 0 }))
  }, [alerts, count])
  return useRead(
    alerts.map(({ entity }) => entity),
    ask,
  )
}

const Alerts = ({ alerts }: { readonly alerts: readonly AlertModel[] }): ReactElement => {
  const t = useText()
  const told = useTold(alerts)
  const some = told?.filter(({ count }) => count > 0)
  return (
    <HomeCard label={t('home.alerts')}>
      <div className="homeAlerts" style={{ '--rows': alerts.length } as CSSProperties} aria-live="polite" aria-busy={!told}>
        {some?.length === 0 && <p className="homeNote">{t('home.noAlerts')}</p>}
        {some && some.length > 0 && (
          <ul>
            {some.map(({ alert: { name, label, tone, leads }, count }) => (
              <li key={name}>
                <Link to={addressAt(leads)}>{t(label)}</Link>
                <span className="mark" data-tone={tone}>
                  <ToneSign tone={tone} />
                  {count}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </HomeCard>
  )
}

export default Alerts
