// The registry of section kinds: a kind is one file and its lines here, its shape in generator/checks/shapes/section.ts, its look in src/screens/records.
import type { AnyWords } from '../words.ts'
import { custom, type CustomSection, type CustomSectionModel } from './custom.ts'
import { facts, type FactsModel, type FactsSection } from './facts.ts'
import { factors, type FactorsModel, type FactorsSection } from './factors.ts'
import { form, type FormModel, type FormSection } from './form.ts'
import type { SectionKind } from './kind.ts'
import { receipt, type ReceiptModel, type ReceiptSection } from './receipt.ts'
import { report, type ReportSection, type ReportSectionModel } from './report.ts'
import { related, type RelatedModel, type RelatedSection } from './related.ts'
import { threads, type ThreadsModel, type ThreadsSection } from './threads.ts'
import { timeline, type TimelineModel, type TimelineSection } from './timeline.ts'

/** A section as a spec writes it. */
export type SectionSpec<W extends AnyWords, Path extends string, Action extends string, PartName extends string> =
  | FactsSection<W, Path, Action>
  | FormSection<W, Path, Action, PartName>
  | RelatedSection<W>
  | ReportSection<W>
  | ThreadsSection<W>
  | TimelineSection<W>
  | FactorsSection<W>
  | ReceiptSection<W, Path>
  | CustomSection<W>
export type SectionModel =
  | FactsModel
  | FormModel
  | RelatedModel
  | ReportSectionModel
  | ThreadsModel
  | TimelineModel
  | FactorsModel
  | ReceiptModel
  | CustomSectionModel
export type SectionKindName = SectionModel['kind']

type AnySpec = SectionSpec<AnyWords, string, string, string>
type KindNamed<K extends SectionKindName> = SectionKind<Extract<AnySpec, { kind: K }>, Extract<SectionModel, { kind: K }>>

export const sections: { readonly [K in AnySpec['kind']]: KindNamed<K> } = {
  facts,
  form,
  related,
  report,
  threads,
  timeline,
  factors,
  receipt,
  custom,
}

/** The kind behind a name, for those who hold a section without knowing more. */
export const sectionKind = (name: SectionKindName): SectionKind<AnySpec, SectionModel> =>
  sections[name] as unknown as SectionKind<AnySpec, SectionModel>
