// A masked value with a button that shows the whole in its place. Where the reason is known already, one press is enough, until so many were shown that a password is asked.
import { Suspense, useState } from 'react'
import { useText } from '../client/texts/useText.ts'
import type { RevealingProps } from '../look/Masked.tsx'
import { LazyRevealDialog } from './LazyRevealDialog.ts'
import { useWhole, Whole } from './Whole.tsx'

export const Revealing = ({ field, value, reason, shown }: RevealingProps) => {
  const t = useText()
  /** Until somebody says otherwise, as the last answer wants it. */
  const [opened, setOpened] = useState<boolean>()
  const { whole, busy, problem, asksPassword, ask } = useWhole(shown, field)
  const asking = opened ?? asksPassword
  const label = t(field.label)
  const press = (): void => {
    setOpened(reason === undefined ? true : undefined)
    if (reason !== undefined) void ask(reason)
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
          <LazyRevealDialog
            label={label}
            known={reason}
            busy={busy}
            problem={problem}
            asksPassword={asksPassword}
            ask={ask}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </span>
  )
}
