// A masked value, and for whoever may see the whole a button that shows it in place. Where the reason is known already, one press is enough.
import { Suspense, useEffect, useRef, useState } from 'react'
import { decide } from '../../language/access.ts'
import type { FieldModel } from '../../language/model.ts'
import { Copyable } from '../fields/Copyable.tsx'
import { useText } from '../locales/useText.ts'
import { subjectOf } from '../records/useRecord.ts'
import { useViewer } from '../session/useViewer.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { underLook } from '../theme/underLook.ts'
import { useShownRecord } from './ShownRecord.tsx'
import type { RecordShown } from './ShownRecord.tsx'
import { useWhole } from './useWhole.ts'

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

const Whole = ({ label, value }: { readonly label: string; readonly value: string }) => {
  const place = useRef<HTMLSpanElement>(null)
  // The button that was pressed is gone: who works by keys goes on here.
  useEffect(() => place.current?.querySelector('button')?.focus(), [])
  return (
    <span ref={place} className="whole">
      <Copyable value={value} label={label} monospaced>
        {value}
      </Copyable>
    </span>
  )
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
  const { entity } = shown.records
  const subject = subjectOf(entity, shown.record.id, shown.record)
  if (!field.reveal || !decide(viewer, field.reveal, subject).allowed) return <span>{value}</span>
  return <Revealing key={`${entity.name} ${shown.record.id}`} {...props} />
}

export const Masked = (props: MaskedProps) => {
  const shown = useShownRecord()
  return shown ? <Offered {...props} shown={shown} /> : <span>{props.value}</span>
}
