// What a row has no room for, loaded when the browser is idle: nobody opens a row before the list is there.
import { Suspense } from 'react'
import { lazyScreen } from '../../look/lazyScreen.ts'
import type { RowRestProps } from './RowRest.tsx'

const RowRest = lazyScreen(async () => ({ default: (await import('./RowRest.tsx')).RowRest }), { soon: true })

export const LaterRowRest = (props: RowRestProps) => (
  <Suspense fallback={null}>
    <RowRest {...props} />
  </Suspense>
)
