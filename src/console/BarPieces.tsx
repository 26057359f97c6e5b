// Pieces of the product's own in the bar at the top, each for who holds its right. They come once the first screen is there: nobody waits for them.
import { createElement, Suspense, useEffect, useState, type ReactElement } from 'react'
import { customs } from '#custom/src'
import { menu } from '#generated/menu.ts'
import { decide } from '../../language/access.ts'
import { useViewer } from '../client/useViewer.ts'
import { lazyCustom } from '../look/lazyCustom.ts'
import { whenIdle } from '../client/whenIdle.ts'

const customOf = lazyCustom<object>('piece of the bar', customs.bar)

export const BarPieces = (): ReactElement => {
  const viewer = useViewer()
  const [free, setFree] = useState(false)
  useEffect(() => whenIdle(async () => setFree(true)), [])
  if (!free) return <></>
  const shown = (menu.bar ?? []).filter(({ guard }) => decide(viewer, guard).allowed)
  return <Suspense fallback={null}>{shown.map(({ custom }) => createElement(customOf(custom), { key: custom }))}</Suspense>
}
