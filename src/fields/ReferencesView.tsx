// Several references, one below the other.
import Stack from '@mui/material/Stack'
import type { CardValue } from '../records/Row.ts'
import { CardView } from './CardView.tsx'
import type { FieldViewProps } from './FieldView.ts'

export const ReferencesView = ({ field, value }: FieldViewProps) => (
  <Stack spacing={0.5}>
    {(value as readonly CardValue[]).map((each) => (
      <CardView key={each.id} card={field.card} value={each} />
    ))}
  </Stack>
)
