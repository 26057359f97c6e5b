// How an entity is written: the shapes a spec file may have. Short and optional here; model.ts says what is meant.
import type { AtMostSpec } from './atMost.ts'
import type { ConditionSpec } from './conditions.ts'
import type { ActionSpec, ConfirmSpec, CreateSpec, RemoveSpec, RestoreSpec, TransitionSpec } from './actions/index.ts'
import type { RuleSpec } from './fieldRules.ts'
import type { Field } from './fields/index.ts'
import type { KeptName } from './kept.ts'
import type { LeavesSpec } from './leaves.ts'
import type { Tone } from './model/text.ts'
import type { ReportSpec } from './reports.ts'
import type { Requirement } from './requirement.ts'
import type { DetailSpec, ListSpec, QueueSpec, SettingsSpec } from './screens/index.ts'
import type { AnyWords } from './words.ts'

export interface StateSpec {
  readonly label: string
  readonly tone?: Tone
  /** Reached by the world outside or by a custom, not by a transition of staff. */
  readonly reached?: 'outside'
}

export interface Lifecycle<W extends AnyWords, F extends string, S extends string, T extends string> {
  readonly label: string
  readonly starts: NoInfer<S>
  /** Who may see it, where that differs from the part. */
  readonly read?: Requirement<W>
  readonly states: { readonly [K in S]: StateSpec }
  readonly transitions: { readonly [K in T]: TransitionSpec<W, NoInfer<F>, NoInfer<S>, NoInfer<T>> }
}

/** What an entity, itself its first part, and each further part say alike. */
interface PartBody<W extends AnyWords, F extends string, S extends string, T extends string> {
  readonly read: Requirement<W>
  /** Who may change it by a form; absent = nobody. */
  readonly update?: Requirement<W>
  readonly ownRead?: Requirement<W>
  readonly ownUpdate?: Requirement<W>
  /** Records of the world outside, not of staff: guards every change by a custom rule. */
  readonly guards?: readonly string[]
  /** The custom that does more than store when its form is saved: derives a value, tells somebody. */
  readonly effect?: string
  /** Said in the dialog of its form, with the counts, as soon as saving what is typed takes something along. */
  readonly confirms?: ConfirmSpec
  /** What the system writes along when its form is saved. */
  readonly sets?: { readonly [K in NoInfer<F>]?: 'now' | 'viewer' }
  /**
   * What saving its form leaves behind in other entities, by names of one's own.
   * version: { entity: 'PageVersion', before: true, with: { page: 'id', title: 'title', body: 'body' }, sets: { replacedBy: 'viewer' }, keep: 20 }
   */
  readonly leaves?: Readonly<Record<string, LeavesSpec<W>>>
  readonly fields: { readonly [K in F]: Field<W> }
  /**
   * What its fields have to be together, by names of one's own: form and server check it, at creation and whenever one of them changes.
   * order: { must: { lte: ['from', 'until'] }, says: '{until} is before {from}' }; priced: { when: { sold: ['true'] }, must: { price: { not: 'empty' } }, says: 'Choose a price' }
   */
  readonly rules?: Readonly<Record<string, RuleSpec<NoInfer<Own<F, S>['field']> | 'id'>>>
  readonly lifecycle?: Lifecycle<W, F, S, T>
}

/** A named piece of an entity: its own table, version, rights and form. An entity is itself its first part. */
export interface PartSpec<W extends AnyWords, F extends string, S extends string, T extends string> extends PartBody<W, F, S, T> {
  readonly label?: string
  /** Its name on the wire where that is not entity + part: personalInfo. */
  readonly wire?: string
  /** Its name until now, so that its table goes with it; 'nothing' where it only looks like one that goes. */
  readonly was?: string
  /** Whose profiles have it. */
  readonly of?: W['group']
  /** A list of the site's configuration: fields named there are left out of view and form, their values kept. */
  readonly hiddenBy?: string
}

export interface Own<F extends string, S extends string> {
  readonly field: F | ([S] extends [never] ? never : 'status')
}
declare const names: unique symbol
export interface Part<F extends string, T extends string> {
  readonly [names]: { readonly field: F; readonly action: T }
}
export type AnyParts = Readonly<Record<string, Part<string, string>>>

/** All paths and actions of an entity (update: its own form); read through a property so that error messages list the names. */
export interface Names<F extends string, S extends string, T extends string, P extends AnyParts> {
  readonly field: 'id' | Own<F, S>['field'] | { [K in keyof P & string]: `${K}.${P[K][typeof names]['field']}` }[keyof P & string]
  readonly action:
    | 'update'
    | 'remove'
    | T
    | { [K in keyof P & string]: `${K}.${P[K][typeof names]['action'] | 'update'}` }[keyof P & string]
  readonly part: keyof P & string
}

export interface CardSpec<Path extends string> {
  readonly picture?: Path
  readonly under?: readonly Path[]
  /** States shown beside the title, each under its own right. */
  readonly marks?: readonly Path[]
}

/** Records that staff put in order by dragging; a new one comes last. Their list is whole and sorted by it, lowest first. */
export interface OrderSpec<W extends AnyWords, F extends string> {
  /** A whole number that the server writes: moving names the neighbour that comes next, so that two movers do not undo each other. */
  readonly by: F
  /** Ordered among those that refer to the same record: the tags of one user. */
  readonly within?: F
  readonly needs: Requirement<W>
  readonly own?: Requirement<W>
  readonly guards?: readonly string[]
}

/** A read without a screen of its own, or one that further viewers may make for some fields. */
export interface ReadSpec<W extends AnyWords, Path extends string> {
  readonly needs?: Requirement<W>
  /** Screens and sections that read with it: their requirement suffices, while nothing but these fields is asked for, filtered or sorted by. */
  readonly also?: readonly { readonly needs: Requirement<W>; readonly fields: readonly Path[]; readonly why: string }[]
}

export interface EntitySpec<
  W extends AnyWords,
  F extends string,
  S extends string,
  T extends string,
  A extends string,
  P extends AnyParts,
> extends PartBody<W, F, S, T> {
  readonly entity: W['entity']
  /** Its name on the wire where that is not the plural. */
  readonly wire?: string
  readonly label: { readonly one: string; readonly many: string }
  /** The field by which one recognises a record. */
  readonly title: NoInfer<Names<F, S, T, P>['field']>
  /** Tried in order where the title is empty. */
  readonly titleElse?: readonly NoInfer<Names<F, S, T, P>['field']>[]
  /** The path that holds the person it is about: id, or a reference. Whoever lacks the wider right sees of its list what is about themselves (ownRead). */
  readonly own?: NoInfer<Names<F, S, T, P>['field']>
  /** Its key: a number given by the system (default), the field that is its code, or one record only. */
  readonly key?: NoInfer<F> | 'single'
  readonly card?: CardSpec<NoInfer<Names<F, S, T, P>['field']>>
  /** Its name until now, so that its tables go with it; 'nothing' where it only looks like one that goes. */
  readonly was?: string
  /**
   * Kept by the engine: the audit, which is only read; who is logged in, where a session that is removed ends;
   * what waits for another's approval, whose lifecycle it has. language/kept.ts says which fields
   * there are. No table, migration or further change of its own; lists, filters and rights are those of every entity.
   */
  readonly storedAs?: KeptName

  /** A reference to another record, of these or not: those that belong together are locked beginning with the one they refer to, so that changes of several never wait crosswise. */
  readonly lockedAfter?: NoInfer<F>
  /** Every time somebody reads its records leaves a line in the audit, with operation and filter: it is written before the rows are read, and without it nothing is read. */
  readonly readsAudited?: true
  /**
   * What guards ask of a record that can be said by its values, by the guard's name; its words are the text guards.<name>. All of a row has to hold, and one of several rows.
   * notDeleted: { status: { not: ['DELETED'] } }; notSelf: { id: { not: 'viewer' } }; postNotPublished: [{ published: ['false'] }, { publishTime: 'empty' }]
   */
  readonly conditions?: Readonly<Record<string, ConditionSpec<NoInfer<Names<F, S, T, P>['field']>>>>
  readonly parts?: P
  /** No two records alike in these together. */
  readonly unique?: readonly {
    readonly fields: readonly NoInfer<Own<F, S>['field']>[]
    readonly where?: NoInfer<S>
    readonly text: string
  }[]
  /**
   * How many records there may be, by names of one's own; asked whenever one is made, or becomes one of those that are counted.
   * fullShelf: { records: 10, alike: ['shelf'], says: 'A shelf holds {records} books' }; sixOut: { records: 6, alike: ['reader'], where: { status: ['OUT'] }, says: '…' }
   */
  readonly atMost?: Readonly<Record<string, AtMostSpec<NoInfer<Own<F, S>['field']>>>>

  readonly reads?: {
    readonly search?: ReadSpec<W, NoInfer<Names<F, S, T, P>['field']>>
    readonly findById?: ReadSpec<W, NoInfer<Names<F, S, T, P>['field']>>
    readonly findAll?: ReadSpec<W, NoInfer<Names<F, S, T, P>['field']>>
    readonly autocomplete?: ReadSpec<W, NoInfer<Names<F, S, T, P>['field']>>
    readonly getStats?: StatsSpec<W, NoInfer<Names<F, S, T, P>['field']>>
  }
  /** Counted by something else, each under a name of its own (wire) and its own right: over all records, without a filter, which could ask by fields that this right does not read. */
  readonly furtherStats?: readonly (StatsSpec<W, NoInfer<Names<F, S, T, P>['field']>> & { readonly wire: string })[]
  /** Figures over a time, by name. */
  readonly reports?: Readonly<Record<string, ReportSpec<W>>>
  readonly create?: CreateSpec<W, NoInfer<Names<F, S, T, P>['field']>>
  readonly remove?: RemoveSpec<W, NoInfer<F>>
  readonly order?: OrderSpec<W, NoInfer<F>>
  readonly actions?: { readonly [K in A]: ActionSpec<W> | RestoreSpec<W> }
  /** Reads by their whole name on the wire that a custom of the server answers: what is known elsewhere and kept in no record. The browser reads them with useAnswer. */
  readonly answers?: Readonly<Record<string, AnswerSpec<W>>>
  readonly list?: ListSpec<W, NoInfer<Names<F, S, T, P>['field']>, NoInfer<Names<F, S, T, P>['action'] | A>, NoInfer<S>>
  readonly queue?: QueueSpec<W, NoInfer<Names<F, S, T, P>['field']>, NoInfer<Names<F, S, T, P>['action'] | A>, NoInfer<S>>
  /** Screens of a single entity, by route name. */
  readonly settings?: Readonly<
    Record<
      string,
      SettingsSpec<W, NoInfer<Names<F, S, T, P>['field']>, NoInfer<Names<F, S, T, P>['action'] | A>, NoInfer<Names<F, S, T, P>['part']>>
    >
  >
  readonly detail?: DetailSpec<
    W,
    NoInfer<Names<F, S, T, P>['field']>,
    NoInfer<Names<F, S, T, P>['action'] | A>,
    NoInfer<Names<F, S, T, P>['part']>
  >
}

/** A read whose answer a custom of the server gives, in a form of its own (Json). */
export interface AnswerSpec<W extends AnyWords> {
  readonly needs: Requirement<W>
  /** Names of the texts it is asked with. */
  readonly takes?: readonly string[]
}

/** Counts per value of a choice or lifecycle, with exact sums of money fields. */
export interface StatsSpec<W extends AnyWords, Path extends string> {
  readonly needs?: Requirement<W>
  readonly by: Path
  readonly sums?: readonly Path[]
  /** Its wire entity where it is not this one: roles. */
  readonly wire?: string
}
