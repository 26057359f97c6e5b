// An instant in the reader's zone; the zone and how long ago it was show on hover.
import { textOf } from '../client/records/textOf.ts'
import { useTextContext } from '../client/records/useTextContext.ts'
import { ageOf } from './ageOf.ts'
import type { FieldViewProps } from './FieldView.ts'

export const TimeView = ({ field, value }: FieldViewProps) => {
  const context = useTextContext()
  const written = String(value)
  return (
    <time dateTime={written} title={`${ageOf(written)}, ${context.zone}`} className="number">
      {textOf(field, value, context)}
    </time>
  )
}
