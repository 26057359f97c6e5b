// The figures of a report about the record.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

export interface ReportSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'report'
  /** Of this entity, about one record. Its own needs says who sees it. */
  readonly report: string
}

export interface ReportSectionModel extends SectionModelCommon {
  readonly kind: 'report'
  readonly report: string
}

export const report: SectionKind<ReportSection<AnyWords>, ReportSectionModel> = {
  resolve: (spec, { besides, readOfReport }) => ({ kind: 'report', guard: besides(readOfReport(spec.report)), report: spec.report }),
}
