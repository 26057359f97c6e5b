// A place by its name; its code while the dictionary is on its way.
import { useTextContext } from '../client/records/useTextContext.ts'
import type { FieldViewProps } from './FieldView.ts'

export const LocationView = ({ value }: FieldViewProps) => {
  const { lookup } = useTextContext()
  return <span>{lookup('location', String(value)) ?? String(value)}</span>
}
