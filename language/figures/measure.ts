// What a figure counts: records of an entity, by their fields. Paths are those of that entity.
import type { ConditionRow } from '../conditions.ts'
import type { AnyWords } from '../words.ts'

export interface MeasureSpec<W extends AnyWords> {
  readonly of: W['entity']
  /** The time by which they are in the period or not; absent = all that there are now, whatever the period. */
  readonly at?: string
  /** An amount or whole number to add up; absent = how many they are. */
  readonly sums?: string
  /** How many different values this has, in place of how many records. */
  readonly distinct?: string
  /** Turned round: what went out of an account is shown as what was spent. */
  readonly negated?: true
  /** Only those of which all this holds, written as a row of conditions. */
  readonly where?: ConditionRow<string>
  /** The reference to the record that the report is about. */
  readonly about?: string
}
