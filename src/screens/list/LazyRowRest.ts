// What a row has no room for, loaded when the browser is idle: nobody opens a row before the list is there.
import { lazyScreen } from '../../startUp/lazyScreen.ts'

export const LazyRowRest = lazyScreen(async () => ({ default: (await import('./RowRest.tsx')).RowRest }), { soon: true })
