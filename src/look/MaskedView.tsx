// A masked value, with a way to the whole for whoever may see it.
import { Masked } from './Masked.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const MaskedView = ({ field, value }: FieldViewProps) => <Masked field={field} value={String(value)} />
