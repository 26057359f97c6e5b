// A masked value with a button that shows the whole in its place. Where the reason is known already, one press is enough.
import { Suspense, useState } from 'react'
import { useText } from '../client/texts/useText.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'
import type { RevealingProps } from '../look/Masked.tsx'
import { useWhole, Whole } from './Whole.tsx'

const RevealDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./RevealDialog.tsx')).RevealDialog })),
  { as: 'dialog' },
)

export const Revealing = ({ field, value, reason, shown }: RevealingProps) => {
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
