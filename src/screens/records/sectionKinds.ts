// The kinds of section, each with how it looks.
import type { ComponentType } from 'react'
import type { SectionModel } from '../../../language/model.ts'
import { lazyScreen } from '../../look/lazyScreen.ts'
import {
  CustomSection,
  customOf,
  FactorsSection,
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
  readonly preload?: (section: Named<K>) => Promise<unknown>
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
  report: { View: ReportSection, preload: LazyReport.preload },
  threads: { View: ThreadsSection, preload: LazyThreads.preload },
  timeline: { View: TimelineSection, preload: LazyTimeline.preload },
  factors: { View: FactorsSection, preload: LazyFactors.preload },
  receipt: { View: ReceiptSection, preload: LazyReceipt.preload },
  custom: { View: CustomSection, preload: ({ custom }) => customOf(custom).preload() },
}

/** The registry is exhaustive; which look goes with which kind is checked there. */
export const lookOfSection = ({ kind }: SectionModel): Look<Kind> => looks[kind] as unknown as Look<Kind>
