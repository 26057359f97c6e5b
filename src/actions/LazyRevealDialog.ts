// The question why a masked value is to be shown, loaded with its first use.
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'

export const LazyRevealDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./RevealDialog.tsx')).RevealDialog })),
  { as: 'dialog' },
)
