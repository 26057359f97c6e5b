// What stands in the bar beside search and name: pieces of the product's own, each for who holds its right; looking as another role, help, keys, colours.
// It comes once the first screen is there: nobody waits for it.
import { createElement, Suspense, type ReactElement } from 'react'
import { customs } from '#custom/src'
import { person } from '#generated/access.ts'
import { menu } from '#generated/menu.ts'
import { decide } from '../../language/access.ts'
import { useViewer } from '../client/useViewer.ts'
import { lazyCustom } from '../look/lazyCustom.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'
import HelpLink from './HelpLink.tsx'
import Keys from './Keys.tsx'
import SchemeButton from './SchemeButton.tsx'

const customOf = lazyCustom<object>('piece of the bar', customs.bar)

const ViewAs = lazyScreen(underLook(async () => import('./ViewAs.tsx')))

const BarPieces = (): ReactElement => {
  const viewer = useViewer()
  const others = decide(viewer, person.viewAs).allowed
  const shown = (menu.bar ?? []).filter(({ guard }) => decide(viewer, guard).allowed)
  return (
    <Suspense fallback={null}>
      {shown.map(({ custom }) => createElement(customOf(custom), { key: custom }))}
      {others && <ViewAs />}
      <HelpLink />
      <Keys />
      <SchemeButton />
    </Suspense>
  )
}

export default BarPieces
