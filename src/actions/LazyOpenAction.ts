// An action that stands open, loaded with its first use.
import { lazyScreen } from '../startUp/lazyScreen.ts'
import { underLook } from '../theme/underLook.ts'

export const LazyOpenAction = lazyScreen(underLook(async () => import('./OpenAction.tsx')))
