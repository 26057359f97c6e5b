// What a change did is read in the audit alone: its look comes when the browser is idle, not with every list.
import { Suspense } from 'react'
import { lazyScreen } from './lazyScreen.ts'
import type { FieldViewProps } from './FieldView.ts'

const ChangesView = lazyScreen(async () => ({ default: (await import('./ChangesView.tsx')).ChangesView }), { soon: true })

export const LaterChangesView = (props: FieldViewProps) => (
  <Suspense fallback={null}>
    <ChangesView {...props} />
  </Suspense>
)
