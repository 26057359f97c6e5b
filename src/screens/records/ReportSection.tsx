// The figures of a report about the record.
import { Suspense } from 'react'
import { LazyReport } from '../reports/LazyReport.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

export const ReportSection = ({ section, records, record }: SectionProps<'report'>) => (
  <SectionFrame label={section.label}>
    <Suspense fallback={<div className="skeleton figuresSkeleton" />}>
      <LazyReport entity={records.entity.name} report={section.report} id={record.id} level={3} />
    </Suspense>
  </SectionFrame>
)
