// The registry of section kinds: a kind is one file and its lines here, its shape in generator/checks/shapes/section.ts, its look in src/screens/records.
import type { AnyWords } from '../words.ts'
import { custom } from './custom.ts'
import type { CustomSection, CustomSectionModel } from './custom.ts'
import { facts } from './facts.ts'
import type { FactsModel, FactsSection } from './facts.ts'
import { factors } from './factors.ts'
import type { FactorsModel, FactorsSection } from './factors.ts'
import { form } from './form.ts'
import type { FormModel, FormSection } from './form.ts'
import type { SectionKind } from './kind.ts'
import { receipt } from './receipt.ts'
import type { ReceiptModel, ReceiptSection } from './receipt.ts'
import { report } from './report.ts'
import type { ReportSection, ReportSectionModel } from './report.ts'
import { related } from './related.ts'
import type { RelatedModel, RelatedSection } from './related.ts'
import { threads } from './threads.ts'
import type { ThreadsModel, ThreadsSection } from './threads.ts'
import { timeline } from './timeline.ts'
import type { TimelineModel, TimelineSection } from './timeline.ts'

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
