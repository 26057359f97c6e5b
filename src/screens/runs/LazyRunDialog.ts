// The dialog of a run comes with its first use.
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

export const LazyRunDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./RunDialog.tsx')).RunDialog })),
  { as: 'dialog' },
)
