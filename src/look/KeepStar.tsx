// The star on a record's head: whether one keeps it at hand, and the press that does so. While it stands there, the record counts as visited.
import { useState } from 'react'
import { useVisit } from '../client/records/useVisit.ts'
import { isKept, useKeep, useVisits } from '../client/records/useVisits.ts'
import { useText } from '../client/texts/useText.ts'
import { PictureButton } from './Icon.tsx'
import type { StarPlaceProps } from './StarPlace.tsx'

export interface KeepStarProps extends Pick<StarPlaceProps, 'entity' | 'record'> {
  /** When the record came on the screen, as performance.now() has it. */
  readonly since: number
}

const KeepStar = ({ entity: { name: entity }, record, since }: KeepStarProps) => {
  const t = useText()
  const place = { entity, record }
  useVisit(place, since)
  const { visits } = useVisits({ anew: false })
  const keep = useKeep()
  // It shows what was pressed until that is known.
  const [pressed, setPressed] = useState<boolean>()
  const kept = pressed ?? isKept(visits, place)
  const press = (): void => {
    setPressed(!kept)
    void keep(place, !kept).finally(() => setPressed(undefined))
  }
  return <PictureButton icon="star" name={t('visits.keep')} className="smallButton keepStar" aria-pressed={kept} onClick={press} />
}

export default KeepStar
