// Conversations about the record: each a row that opens in its place, with what was written in it and a box to answer.
import type { AnyWords } from '../words.ts'
import type { SectionCommon, SectionKind, SectionModelCommon } from './kind.ts'

/**
 * Conversations about the record: each a row that opens in its place, with what was written in it, the oldest first, and a box to answer.
 * All that is named here of an entity stands in the rows of its list. Who writes, reads on and is told of it is for the server to say: the actions and guards of those entities.
 */
export interface ThreadsSection<W extends AnyWords> extends SectionCommon<W> {
  readonly kind: 'threads'
  /** A record of it is one thread as one side sees it. Its list is sorted by what came last, the newest first. */
  readonly entity: W['entity']
  /** The reference over there that points here. */
  readonly by: string
  /** With whom it is; empty is the site, shown by its name and logo. */
  readonly with: string
  /** Where it is another's view of a thread: the reference to the one that its entries are of. */
  readonly copyOf?: string
  /** What was written last, in short. */
  readonly last?: string
  /** How many entries are unread. */
  readonly unread?: string
  /** Flags whose name is a mark beside it where they are on. */
  readonly marks?: readonly string[]
  /** The action of its list that the box runs; absent = nobody answers here. */
  readonly answers?: string
  readonly entries: EntriesSpec<W>
}

/** What is written in threads. Its list is sorted by when that was, the newest first. */
export interface EntriesSpec<W extends AnyWords> extends SaidSpec<W> {
  readonly entity: W['entity']
  /** The reference over there to the thread. */
  readonly by: string
}

/** What is told of each entry: fields in the rows of its list. */
export interface SaidSpec<W extends AnyWords> {
  /** Who wrote it; empty is the site. */
  readonly from: string
  /** Who wrote it in the name of the site. */
  readonly author?: string
  readonly text: string
  /** What it costs, and the flag that is on where that was paid. */
  readonly price?: { readonly of: string; readonly paid: string }
  readonly attached?: AttachedSpec<W>
}

/** What was sent along with entries, as files. */
export interface AttachedSpec<W extends AnyWords> {
  readonly entity: W['entity']
  /** The reference over there to the thread. */
  readonly by: string
  /** The reference over there to the entry. */
  readonly of: string
  readonly file: string
}

type Said = Omit<ThreadsSection<AnyWords>, keyof SectionCommon<AnyWords>>
export interface ThreadsModel extends SectionModelCommon, Said {}

export const threads: SectionKind<ThreadsSection<AnyWords>, ThreadsModel> = {
  resolve: ({ label: _label, of: _of, when: _when, needs, ...said }, { ruleOf, readOfOthers }) => ({
    guard: needs === undefined ? readOfOthers(said.entity, said.entries.entity) : { rule: ruleOf(needs) },
    ...said,
  }),
  shows: ({ entity, by, entries: { attached, ...entries } }) => [
    { entity, by, at: [] },
    { entity: entries.entity, by: entries.by, to: entity, at: ['entries'] },
    ...(attached ? [{ entity: attached.entity, by: attached.by, to: entity, at: ['entries', 'attached'] }] : []),
  ],
}
