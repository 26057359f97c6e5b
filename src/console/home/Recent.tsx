// The records that the viewer keeps at hand, each with a star, then those that stood open lately.
import { useState, type ReactElement } from 'react'
import { useVisits, type Visit } from '../../client/records/useVisits.ts'
import { useText } from '../../client/texts/useText.ts'
import { Icon } from '../../look/Icon.tsx'
import { Link } from '../../look/Link.tsx'
import { usePlaces } from '../usePlaces.ts'
import { HomeCard } from './HomeCard.tsx'
import './homeTexts.ts'

/** The search over everything has the others. */
const maxShown = 8

const none: readonly Visit[] = []

const Star = (): ReactElement => {
  const t = useText()
  return (
    <span className="homeStar" title={t('home.kept')}>
      <Icon name="star" />
      <span className="onlyRead">{t('home.kept')}</span>
    </span>
  )
}

const Recent = (): ReactElement => {
  const t = useText()
  const places = usePlaces()
  const { visits, failed } = useVisits({ anew: true })
  // They stand as they came: what is opened elsewhere meanwhile moves none of them.
  const [first, setFirst] = useState(visits)
  if (!first && visits) setFirst(visits)
  const shown = (first ?? none).flatMap(({ record, kept, ...hit }) => {
    const found = places.found({ ...hit, id: record })
    return found ? [{ ...found, kept }] : []
  })
  const ready = first !== undefined || failed
  return (
    <HomeCard label={t('home.recent')}>
      {ready && shown.length === 0 && <p className="homeNote">{t('home.noRecent')}</p>}
      <ul aria-busy={!ready}>
        {shown.slice(0, maxShown).map(({ key, title, line, kind, address, kept }) => (
          <li key={key}>
            <span className="homeRecord">
              <Link to={address}>{title}</Link>
              <span className="homeLine">{[kind, ...(line === undefined ? [] : [line])].join(', ')}</span>
            </span>
            {kept && <Star />}
          </li>
        ))}
      </ul>
    </HomeCard>
  )
}

export default Recent
