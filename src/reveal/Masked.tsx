// A masked value, and for whoever may see the whole what shows it.
import { Suspense } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { useViewer } from '../session/useViewer.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { mayReveal } from './mayReveal.ts'
import { useShownRecord } from './ShownRecord.tsx'
import type { RecordShown } from './ShownRecord.tsx'

const Revealing = lazyScreen(async () => ({ default: (await import('./Revealing.tsx')).Revealing }), { soon: true })

export interface MaskedProps {
  readonly field: FieldModel
  /** As it travels: its end alone. */
  readonly value: string
  /** Given where it is known; else a dialog asks for it. */
  readonly reason?: string | undefined
}

const Offered = (props: MaskedProps & { readonly shown: RecordShown }) => {
  const viewer = useViewer()
  const { field, value, shown } = props
  if (!mayReveal(viewer, shown, field)) return <span>{value}</span>
  return (
    <Suspense fallback={<span>{value}</span>}>
      <Revealing key={`${shown.records.entity.name} ${shown.record.id}`} {...props} />
    </Suspense>
  )
}

export const Masked = (props: MaskedProps) => {
  const shown = useShownRecord()
  return shown ? <Offered {...props} shown={shown} /> : <span>{props.value}</span>
}
