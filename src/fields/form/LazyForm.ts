// A form, loaded with its first use, or a little before.
import { lazyScreen } from '../../startUp/lazyScreen.ts'

export const LazyForm = lazyScreen(async () => ({ default: (await import('./RecordForm.tsx')).RecordForm }))

/** Its code and its rules, while whatever stands around it loads. What fails here is told where the form stands. */
export const preloadForm = (name: string): void => {
  const rules = import('./loadForm.ts').then(async ({ loadForm }) => loadForm(name))
  Promise.all([LazyForm.preload(), rules]).catch(() => undefined)
}
