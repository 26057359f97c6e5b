// A value that is not stored: a custom gives one SQL expression for it. Its look is that of the kind it says it is.
import type { AnyWords } from '../words.ts'
import type { FieldCommon } from './kind.ts'

export interface DerivedField<W extends AnyWords> extends FieldCommon<W> {
  readonly kind: 'derived'
  readonly as: 'text' | 'texts' | 'flag' | 'integer' | 'time' | 'money' | 'choice' | 'choices' | 'file' | 'files'
  /** Values in words where it is choice or choices. */
  readonly options?: Readonly<Record<string, string>>
  /** Fixed currency where it is money. */
  readonly currency?: string
  /** The custom that returns the SQL expression. */
  readonly by: string
}
