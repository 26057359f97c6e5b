// A form, loaded with its first use, or a little before.
import { lazyScreen } from '../../look/lazyScreen.ts'

export const LazyForm = lazyScreen(async () => ({ default: (await import('./RecordForm.tsx')).RecordForm }), { soon: true })

/** Its code and its rules. */
export const fetchForm = async (name: string): Promise<unknown> => {
  const rules = import('./loadForm.ts').then(async ({ loadForm }) => loadForm(name))
  return Promise.all([LazyForm.preload(), rules])
}

/** While whatever stands around it loads. What fails here is told where the form stands. */
export const preloadForm = (name: string): void => void fetchForm(name).catch(() => undefined)
