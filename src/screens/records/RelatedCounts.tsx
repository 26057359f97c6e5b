// One line of counts over the records that point here: "Active: Content 12, Pro 3". It has its place before they are there.
import { useMemo } from 'react'
import { labelOf } from '../../../language/fields/choice.ts'
import { grouped } from '../../../language/fields/money.ts'
import { useText } from '../../client/texts/useText.ts'
import { fieldAt } from '../../client/records/fieldAt.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import { useStats } from '../lists/useStats.ts'
import type { SectionProps } from './SectionProps.ts'

interface RelatedCountsProps extends Pick<SectionProps<'related'>, 'section'> {
  /** Of the records that are counted. */
  readonly records: Records
  readonly id: string
}

export const RelatedCounts = ({ section, records, id }: RelatedCountsProps) => {
  const t = useText()
  const { by, counts } = section
  const fixed = useMemo(() => ({ ...counts?.filter, [by]: [id] }), [counts, by, id])
  const stats = useStats(records, fixed)
  const per = stats && fieldAt(records.entity, stats.by)
  if (!counts) return null
  return (
    <ul className="relatedCounts" aria-label={t(counts.label)}>
      <li aria-hidden="true">{t(counts.label)}</li>
      {stats?.sums.length === 0 && <li>{t('list.none')}</li>}
      {stats?.sums.map(({ key, count }) => (
        <li key={key}>{`${labelOf(key, { choices: per?.choices ?? [] }, t)}: ${grouped(count)}`}</li>
      ))}
    </ul>
  )
}
