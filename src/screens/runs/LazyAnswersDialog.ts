// The dialog of what came back of a run comes with its first use.
import { lazyScreen } from '../../look/lazyScreen.ts'
import { underLook } from '../../look/underLook.ts'

export const LazyAnswersDialog = lazyScreen(
  underLook(async () => ({ default: (await import('./AnswersDialog.tsx')).AnswersDialog })),
  { as: 'dialog' },
)
