// A masked value, and for whoever may see the whole what shows it.
import { createContext, Suspense, use, type ReactNode } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { useViewer } from '../client/useViewer.ts'
import type { ConsoleViewer } from '../client/viewerIn.ts'
import { useShownRecord, type RecordShown } from './ShownRecord.tsx'
import { decide } from '../../language/access.ts'
import { subjectIn } from '../client/records/useRecord.ts'
import type { FieldViewProps } from './FieldView.ts'

export interface MaskedProps {
  readonly field: FieldModel
  /** As it travels: its end alone. */
  readonly value: string
  /** Given where it is known; else a dialog asks for it. */
  readonly reason?: string | undefined
}

export type RevealingProps = MaskedProps & { readonly shown: RecordShown }

/** What shows the whole; the frame gives it, for it asks the server in dialogs of its own. */
export const RevealingContext = createContext<((props: RevealingProps) => ReactNode) | undefined>(undefined)

const Offered = (props: RevealingProps) => {
  const viewer = useViewer()
  const revealing = use(RevealingContext)
  const { field, value, shown } = props
  if (!revealing || !mayReveal(viewer, shown, field)) return <span>{value}</span>
  return (
    <Suspense key={`${shown.records.entity.name} ${shown.record.id}`} fallback={<span>{value}</span>}>
      {revealing(props)}
    </Suspense>
  )
}

export const Masked = (props: MaskedProps) => {
  const shown = useShownRecord()
  return shown ? <Offered {...props} shown={shown} /> : <span>{props.value}</span>
}

/** Whether its viewer may see the whole of a masked value of a record. */
export const mayReveal = (viewer: ConsoleViewer, { records: { entity }, record }: RecordShown, { reveal }: FieldModel): boolean =>
  reveal !== undefined && decide(viewer, reveal, subjectIn(entity, record.id, record)).allowed

/** A masked value, with a way to the whole for whoever may see it. */
export const MaskedView = ({ field, value }: FieldViewProps) => <Masked field={field} value={String(value)} />
