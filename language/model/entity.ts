// One kind of record, with everything that is meant by it.
import type { AtMostModel } from '../atMost.ts'
import type { ConditionModel } from '../conditions.ts'
import type { ActionModel } from './action.ts'
import type { CardModel } from './field.ts'
import type { PartModel } from './part.ts'
import type { ReportModel } from './report.ts'
import type { DetailModel, ListModel, StatsModel } from './screen.ts'
import type { TextKey } from './text.ts'

export interface EntityModel {
  readonly name: string
  readonly wire: string
  readonly one: TextKey
  readonly many: TextKey
  /** Name of its file among the generated ones. */
  readonly file: string
  readonly key: 'number' | 'code' | 'single'
  /** The field that is its key, for codes. */
  readonly keyField?: string
  readonly title: string
  readonly titleElse: readonly string[]
  /** Path of the person it is about: id, or that of a reference. */
  readonly own?: string
  /** Reference to the record that is locked before it, where there is one. */
  readonly lockedAfter?: string
  /** Who reads its records, and which, is audited. */
  readonly readsAudited?: true
  readonly card: CardModel
  readonly parts: readonly PartModel[]
  /** Guards that are data. */
  readonly conditions?: readonly ConditionModel[]
  readonly unique: readonly { readonly fields: readonly string[]; readonly where?: string; readonly text: TextKey }[]
  /** So many records and no more. Absent where nothing is counted. */
  readonly atMost?: readonly AtMostModel[]
  /** Name of the own field that says when the record went; those that have it are found no more. Absent = what is removed is erased. */
  readonly deletedAt?: string
  readonly actions: readonly ActionModel[]
  /** Field that holds a record's place, and the reference within which places count; moved by the action `reorder`. */
  readonly order?: { readonly by: string; readonly within?: string }
  readonly list?: ListModel
  readonly details: readonly DetailModel[]
  readonly stats?: StatsModel
  /** Counts under names of their own, over all records: they take no filter. */
  readonly furtherStats?: readonly StatsModel[]
  /** Absent where there are none. */
  readonly reports?: readonly ReportModel[]
  /** Operation that finds its cards by text, where something refers to it. */
  readonly autocomplete?: string
}
