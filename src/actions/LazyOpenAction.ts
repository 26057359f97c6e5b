// An action that stands open in its place, without a dialog (the box under a thread), loaded with its first use. Whoever shows it keeps what is typed.
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'

export const LazyOpenAction = lazyScreen(underLook(async () => import('./OpenAction.tsx')))
