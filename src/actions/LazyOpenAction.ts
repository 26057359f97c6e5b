// An action that stands open in its place, without a dialog (the box under a thread), loaded with its first use. Whoever shows it keeps what is typed.
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { underLook } from '../theme/underLook.ts'

export const LazyOpenAction = lazyScreen(underLook(async () => import('./OpenAction.tsx')))
