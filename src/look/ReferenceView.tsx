// A reference as its card.
import type { CardValue } from '../client/records/Row.ts'
import { CardView } from './CardView.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const ReferenceView = ({ field, value }: FieldViewProps) => <CardView card={field.card} value={value as CardValue} />
