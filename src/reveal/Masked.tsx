// A masked value, and for whoever may see the whole a button that shows it in place. Where the reason is known already, one press is enough.
import { Suspense, useState } from 'react'
import type { FieldModel } from '../../language/model.ts'
import { useText } from '../locales/useText.ts'
import { useViewer } from '../session/useViewer.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { underLook } from '../theme/underLook.ts'
import { mayReveal } from './mayReveal.ts'
import { useShownRecord } from './ShownRecord.tsx'
import type { RecordShown } from './ShownRecord.tsx'
import { useWhole } from './useWhole.ts'
import { Whole } from './Whole.tsx'

const RevealDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./RevealDialog.tsx')).RevealDialog })),
  { as: 'dialog' },
)

export interface MaskedProps {
  readonly field: FieldModel
  /** As it travels: its end alone. */
  readonly value: string
  /** Given where it is known; else a dialog asks for it. */
  readonly reason?: string | undefined
}

const Revealing = ({ field, value, reason, shown }: MaskedProps & { readonly shown: RecordShown }) => {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const { whole, busy, problem, ask } = useWhole(shown, field)
  const label = t(field.label)
  const press = (): void => {
    if (reason === undefined) setAsking(true)
    else void ask(reason)
  }
  return (
    <span className="masked" aria-live="polite">
      {whole === undefined ? value : <Whole label={label} value={whole} />}
      {whole === undefined && (
        <button type="button" className="smallButton" onClick={press} disabled={busy} aria-label={t('reveal.title', [label])}>
          {t('reveal.show')}
        </button>
      )}
      {!asking && problem !== undefined && <span role="alert">{problem}</span>}
      {asking && (
        <Suspense fallback={null}>
          <RevealDialog label={label} busy={busy} problem={problem} ask={ask} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </span>
  )
}

const Offered = (props: MaskedProps & { readonly shown: RecordShown }) => {
  const viewer = useViewer()
  const { field, value, shown } = props
  if (!mayReveal(viewer, shown, field)) return <span>{value}</span>
  return <Revealing key={`${shown.records.entity.name} ${shown.record.id}`} {...props} />
}

export const Masked = (props: MaskedProps) => {
  const shown = useShownRecord()
  return shown ? <Offered {...props} shown={shown} /> : <span>{props.value}</span>
}
