// What every kind of computation is: what the rest of the engine asks of it, and what those over other records share.
import * as option from '../options.ts'
import type { Reading } from '../options.ts'

/** One of these values, or none at all. Nobody who asks is among them: a value is the same for everybody. */
type Values = readonly string[] | 'empty'
const values = () => option.bySort<Values>(['empty'], { other: option.oneOrMore(option.text, 'value') })
class AnyBut {
  readonly not = option.must(values())
}
const tested = () =>
  option.bySort<Values | AnyBut>(['empty'], { object: option.object(AnyBut), other: option.oneOrMore(option.text, 'value') })
/** A row of conditions: { type: ['EARNING'], deletedTime: 'empty', status: { not: ['OFF'] } }. All of it has to hold. */
export const conditions = () => option.record(tested(), 'path')

/** Which records of an entity something is computed of. What is removed is none of them. */
// eslint-disable-next-line typescript/no-unnecessary-type-parameters -- how the option is read
export class RelatedSpec<R extends Reading = Reading> {
  readonly of = option.must(option.named<R['entity']>('entity'))
  /**
   * Those whose fields are what stands here: { user: 'id' } are those that refer to this record, { subscription: 'id', user: 'subscriber' } have both.
   * Absent = all there are: where there is one record of it only, as of the settings of a site, or of the record at hand.
   */
  readonly whose? = option.record(option.text, 'path')
  /** Only those of which all this holds: { type: ['EARNING'] }. */
  readonly where? = conditions()
}

/** What a value that is not stored can look like. */
export const looks = ['text', 'texts', 'flag', 'integer', 'percent', 'money', 'date', 'time', 'choice', 'choices', 'file', 'files'] as const
type Look = (typeof looks)[number]

/** One kind of computation. What it gives is said where it does not follow from what it shows. */
export interface ComputationKind {
  /** Looks that its values have; absent = that of the field it shows. */
  readonly gives?: readonly Look[]
  /** The look of several values, by that of one. */
  readonly gathers?: { readonly [K in Look]?: Look }
  /** It is of other records: which of its options are paths of theirs. */
  readonly goesBy?: readonly ('sums' | 'by' | 'shows')[]
}
