// What happened to the record and what was said of it, of several sorts, the newest first.
import type { Guard } from '../access.ts'
import type { TextKey } from '../model/text.ts'
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/** Records of another entity that point here. Its list is sorted by the time that they stand at. */
export interface TimelineRecordsSpec<W extends AnyWords> {
  /** What they are called, on each and where one chooses among the sources. */
  readonly label: string
  readonly entity: W['entity']
  /** The reference over there that points here. */
  readonly by: string
  /** What stands in an entry, of all that the rows of that list show; absent = its columns with priority, else all that are shown from the start. */
  readonly shows?: readonly string[]
}

/** What the audit has of this record, as far as it was done: decisions are its transitions, edits whatever else one does to it. */
export interface TimelineAuditSpec {
  readonly label: string
  readonly audit: 'decisions' | 'edits'
}

/**
 * Entries of several sources in one order, the newest first, a heading for each day. Each source is read with its own list and asks what reading that asks:
 * it is there for whoever may read it, and the section for whoever may read one. Which sources are shown stands in the address (?timeline=notes,edits).
 */
export interface TimelineSection<W extends AnyWords> extends Omit<SectionCommon<W>, 'needs'> {
  readonly kind: 'timeline'
  readonly from: Readonly<Record<string, TimelineRecordsSpec<W> | TimelineAuditSpec>>
  /** The source whose records are written here: the form of its create stands above the entries, and the key n leads to it. */
  readonly composes?: string
}

interface SourceCommon {
  readonly name: string
  readonly label: TextKey
  readonly guard: Guard
}
export interface TimelineRecords extends SourceCommon, Omit<TimelineRecordsSpec<AnyWords>, 'label'> {}
export interface TimelineAudit extends SourceCommon {
  /** The audit as an entity, and its field that names the record. */
  readonly entity: string
  readonly by: string
  readonly audit: TimelineAuditSpec['audit']
}
export type TimelineSource = TimelineRecords | TimelineAudit

export interface TimelineModel extends SectionModelCommon {
  readonly kind: 'timeline'
  readonly from: readonly TimelineSource[]
  /** guard: who may create one. */
  readonly composes?: { readonly source: string; readonly guard: Guard }
}

export const timeline: SectionKind<TimelineSection<AnyWords>, TimelineModel> = {
  resolve: ({ from, composes }, { say, name: section, history, readOfOthers, readOfAny, createOf }) => {
    const sources = Object.entries(from).map(([name, { label, ...source }]): TimelineSource => {
      const of = 'audit' in source ? { ...source, ...history() } : source
      return { name, label: say('timeline', label, `${section}.${name}`), guard: readOfOthers(of.entity), ...of }
    })
    const composed = composes === undefined ? undefined : from[composes]
    return {
      kind: 'timeline',
      guard: readOfAny(sources.map(({ guard }) => guard)),
      from: sources,
      ...(composes !== undefined && composed && 'entity' in composed
        ? { composes: { source: composes, guard: createOf(composed.entity) } }
        : {}),
    }
  },
  shows: ({ from }) =>
    Object.entries(from).flatMap(([name, source]) =>
      'audit' in source ? [] : [{ entity: source.entity, by: source.by, at: ['from', name] }],
    ),
}
