// Pieces of the product's own in the bar at the top, each for who holds its right. What they load is not waited for.
import { createElement, Suspense, type ReactElement } from 'react'
import { customs } from '#custom/src'
import { menu } from '#generated/menu.ts'
import { decide } from '../../language/access.ts'
import { useViewer } from '../session/useViewer.ts'
import { lazyCustom } from '../startUp/lazyCustom.ts'

const customOf = lazyCustom<object>('piece of the bar', customs.bar)

export const BarPieces = (): ReactElement => {
  const viewer = useViewer()
  const shown = (menu.bar ?? []).filter(({ guard }) => decide(viewer, guard).allowed)
  return <Suspense fallback={null}>{shown.map(({ custom }) => createElement(customOf(custom), { key: custom }))}</Suspense>
}
