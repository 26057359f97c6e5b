// A report: the period one chooses, and its figures as far as the viewer may read them.
import { Suspense, type ReactElement } from 'react'
import { figures } from '#generated/reports.ts'
import type { ReportModel } from '../../../language/model.ts'
import { named } from '../../../language/named.ts'
import { useRecords } from '../../client/records/useRecords.ts'
import { useReport, type Days } from '../../client/records/useReport.ts'
import { useText } from '../../client/texts/useText.ts'
import { Problem } from '../../look/Problem.tsx'
import { groupsOf } from './figureKinds.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { usePeriod } from './usePeriod.ts'
import './reports.css'
import './reportTexts.ts'

export interface ReportFiguresProps {
  readonly entity: string
  readonly report: string
  /** The record it is about. */
  readonly id?: string
  readonly level: 2 | 3
}

interface CountedProps extends Pick<ReportFiguresProps, 'id' | 'level'> {
  readonly entity: string
  readonly report: ReportModel
  readonly days: Days
}

const Counted = ({ entity, report, id, level, days }: CountedProps): ReactElement => {
  const t = useText()
  const { figures: found, parts, loading, failed, retry } = useReport(entity, report.name, days, id)
  if (failed && !loading) return <Problem text={t('reports.failed')} onRetry={retry} />
  if (!found) return <div className="skeleton figuresSkeleton" />
  const shown = (figures[report.operation] ?? []).filter(({ part }) => parts.has(part))
  return (
    <div className="report" aria-busy={loading}>
      {groupsOf(shown).map(({ look: { View }, figures: those }) => (
        <View key={those[0].name} figures={those} found={found} period={days} level={level} />
      ))}
    </div>
  )
}

const Named = ({ entity, report: name, ...more }: ReportFiguresProps & { readonly days: Days }): ReactElement => {
  const report = named(useRecords(entity).entity.reports, name)
  if (!report) throw new Error(`${entity} has no report ${name}`)
  return <Counted entity={entity} report={report} {...more} />
}

const ReportFigures = (props: ReportFiguresProps): ReactElement => {
  const period = usePeriod()
  return (
    <>
      <PeriodChoice {...period} />
      <Suspense fallback={<div className="skeleton figuresSkeleton" />}>
        <Named {...props} days={period.days} />
      </Suspense>
    </>
  )
}

export default ReportFigures
