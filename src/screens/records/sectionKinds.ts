// The kinds of section, each with how it looks.
import type { ComponentType } from 'react'
import type { SectionModel } from '../../../language/model.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import {
  CustomSection,
  FactorsSection,
  preloadCustom,
  FactsSection,
  LazyFactors,
  LazyThreads,
  LazyTimeline,
  LazyReceipt,
  ReceiptSection,
  ReportSection,
  ThreadsSection,
  TimelineSection,
} from './PlainSections.tsx'
import { FormSection } from './FormSection.tsx'
import { RelatedSection } from './RelatedSection.tsx'
import { LazyReport } from '../reports/LazyReport.tsx'
import type { SectionProps } from './SectionProps.ts'

type Kind = SectionModel['kind']
type Named<K extends Kind> = Extract<SectionModel, { kind: K }>

interface Look<K extends Kind> {
  readonly View: ComponentType<SectionProps<K>>
  /** Asks for its code while the record is still being read. */
  readonly preload?: (section: Named<K>) => void
  /** Below the record's head, alone: for kinds that may have a screen of their own. */
  readonly Alone?: ComponentType<SectionProps<K>>
}
type LookOf<K extends Kind> = 'screen' extends keyof Named<K> ? Look<K> & Required<Pick<Look<K>, 'Alone'>> : Look<K>

const looks: { readonly [K in Kind]: LookOf<K> } = {
  facts: { View: FactsSection },
  form: { View: FormSection },
  related: {
    View: RelatedSection,
    Alone: lazyScreen(async () => ({ default: (await import('./RelatedScreen.tsx')).RelatedScreen })),
  },
  report: { View: ReportSection, preload: () => void LazyReport.preload().catch(() => undefined) },
  threads: { View: ThreadsSection, preload: () => void LazyThreads.preload().catch(() => undefined) },
  timeline: { View: TimelineSection, preload: () => void LazyTimeline.preload().catch(() => undefined) },
  factors: { View: FactorsSection, preload: () => void LazyFactors.preload().catch(() => undefined) },
  receipt: { View: ReceiptSection, preload: () => void LazyReceipt.preload().catch(() => undefined) },
  custom: { View: CustomSection, preload: ({ custom }) => preloadCustom(custom) },
}

/** The registry is exhaustive; which look goes with which kind is checked there. */
export const lookOfSection = ({ kind }: SectionModel): Look<Kind> => looks[kind] as unknown as Look<Kind>
