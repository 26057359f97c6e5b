// Several references, one below the other.
import type { CardValue } from '../client/records/Row.ts'
import { CardView } from './CardView.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const ReferencesView = ({ field, value }: FieldViewProps) => (
  <span className="cards">
    {(value as readonly CardValue[]).map((each) => (
      <CardView key={each.id} card={field.card} value={each} under={0} />
    ))}
  </span>
)
