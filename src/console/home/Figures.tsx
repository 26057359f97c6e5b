// A report at a glance: a tile each, with what it was a week before, its last seven days, and the way to the list of what was counted today.
import type { ReactElement } from 'react'
import { grouped } from '../../../language/fields/money.ts'
import { writtenClock, writtenDate } from '../../../language/fields/writtenDate.ts'
import { dayAfter, dayIn } from '../../../language/zones.ts'
import type { GlanceModel, GlanceTileModel } from '../../../language/model.ts'
import { useSaid } from '../../client/records/useSaid.ts'
import { useTextContext } from '../../client/records/useTextContext.ts'
import { Link } from '../../look/Link.tsx'
import { HomeCard } from './HomeCard.tsx'
import { addressAt } from '../counted/listAt.ts'
import { Spark } from './Spark.tsx'
import { useGlance, weekDays, type Glance, type Glanced } from './useGlance.ts'
import { useLeadsTo } from '../counted/useLeadsTo.ts'
import './homeTexts.ts'

/** +12 %; undefined where there is nothing to compare with. */
const changeOf = ({ value, before }: Glanced): string | undefined => {
  const [now, then] = [Number(value), Number(before)]
  if (then === 0) return undefined
  const percent = Math.round(((now - then) / Math.abs(then)) * 100)
  return `${percent < 0 ? '\u2212' : '+'}${grouped(Math.abs(percent))}\u00a0%`
}

interface TileProps {
  readonly tile: GlanceTileModel
  /** Undefined until it is read: its room is kept. */
  readonly glanced: Glanced | undefined
}

const TileLabel = ({ tile: { label, leads } }: Pick<TileProps, 'tile'>): ReactElement => {
  const { t } = useTextContext()
  const leadsTo = useLeadsTo()
  return <span className="glanceLabel">{leads && leadsTo(leads) ? <Link to={addressAt(leads)}>{t(label)}</Link> : t(label)}</span>
}

const Numbers = ({ glanced }: { readonly glanced: Glanced }): ReactElement => {
  const { value, before, currency, days } = glanced
  const { t, dateFormat } = useTextContext()
  const said = useSaid()
  const change = changeOf(glanced)
  const week = days.map((each) => `${writtenDate(each.day, dateFormat)}: ${said(each.value, currency)}`).join(', ')
  return (
    <>
      <span className="glanceValue">{said(value, currency)}</span>
      <span className="homeLine">
        {t('home.before', [said(before, currency)])}
        {change !== undefined && ` (${change})`}
      </span>
      <Spark values={days.map((each) => Number(each.value))} />
      <span className="onlyRead">{t('home.week', [week])}</span>
    </>
  )
}

const Tile = ({ tile, glanced }: TileProps): ReactElement => (
  <li>
    <TileLabel tile={tile} />
    {glanced && <Numbers glanced={glanced} />}
  </li>
)

/** What is compared, to the minute. */
const useNote = (glance: Glance | undefined): string => {
  const { t, zone, dateFormat } = useTextContext()
  if (!glance) return ''
  const { time } = glance
  const then = dayAfter(dayIn(zone, time), -weekDays)
  return t('home.compared', [writtenClock(time.toISOString(), zone), writtenDate(then, dateFormat)])
}

const Figures = ({ figures }: { readonly figures: GlanceModel }): ReactElement => {
  const { t } = useTextContext()
  const glance = useGlance(figures)
  return (
    <HomeCard label={t(figures.label)} note={useNote(glance)} wide>
      <ul className="glance" aria-busy={!glance}>
        {figures.tiles.map((tile) => (
          <Tile key={tile.name} tile={tile} glanced={glance?.tiles.get(tile.name)} />
        ))}
      </ul>
    </HomeCard>
  )
}

export default Figures
