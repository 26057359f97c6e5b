// Sections that are little more than their frame: named values, the figures of a report, threads, what the product made itself.
import { RowActions } from '../../actions/RowActions.tsx'
import { Facts } from '../lists/Facts.tsx'
import { SectionFrame, SectionSkeleton } from './SectionFrame.tsx'
import type { SectionProps, CustomSectionProps } from './SectionProps.ts'
import { Suspense, createElement } from 'react'
import { LazyReport } from '../reports/LazyReport.tsx'
import { customs } from '#custom/src'
import { lazyCustom } from '../../look/lazyCustom.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'

/** Named values with the actions that belong to them. */
export const FactsSection = ({ section, records, record, role }: SectionProps<'facts'>) => (
  <SectionFrame label={section.label} actions={<RowActions entity={records.entity} paths={section.actions} record={record} />}>
    <Facts records={records} record={record} paths={section.fields} role={role} defaults={section.defaults === true} />
  </SectionFrame>
)

/** The figures of a report about the record. */
export const ReportSection = ({ section, records, record }: SectionProps<'report'>) => (
  <SectionFrame label={section.label}>
    <Suspense fallback={<div className="skeleton figuresSkeleton" />}>
      <LazyReport entity={records.entity.name} report={section.report} id={record.id} level={3} />
    </Suspense>
  </SectionFrame>
)

/** Its code comes with the first record that has one. */
export const LazyThreads = lazyScreen(async () => import('./Threads.tsx'))

/** Conversations about the record. */
export const ThreadsSection = ({ section, record }: SectionProps<'threads'>) => (
  <SectionFrame label={section.label}>
    <LazyThreads section={section} record={record} />
  </SectionFrame>
)

/** Its code comes with the first record that has one. */
export const LazyTimeline = lazyScreen(async () => import('./Timeline.tsx'))

/** What happened to the record, of several sorts. */
export const TimelineSection = (props: SectionProps<'timeline'>) => (
  <SectionFrame label={props.section.label}>
    <Suspense fallback={<div className="skeleton skeletonBody" />}>
      <LazyTimeline {...props} />
    </Suspense>
  </SectionFrame>
)

/** Its code comes with the first profile that has one. */
export const LazyFactors = lazyScreen(async () => import('./FactorsSection.tsx'))

/** What the person is asked besides their password. */
export const FactorsSection = (props: SectionProps<'factors'>) => (
  <Suspense fallback={<SectionSkeleton label={props.section.label} />}>
    <LazyFactors {...props} />
  </Suspense>
)

/** Its code comes with the first receipt. */
export const LazyReceipt = lazyScreen(async () => import('./ReceiptSection.tsx'))

/** How far a run is, and what is done next. */
export const ReceiptSection = (props: SectionProps<'receipt'>) => (
  <Suspense fallback={<SectionSkeleton label={props.section.label} />}>
    <LazyReceipt {...props} />
  </Suspense>
)

/** By its name. */
export const customOf = lazyCustom<CustomSectionProps>('section', customs.sections)

/** A section of the product's own making. */
export const CustomSection = (props: SectionProps<'custom'>) => (
  <SectionFrame label={props.section.label}>
    {createElement(customOf(props.section.custom), { ...props, table: props.records.entity })}
  </SectionFrame>
)
