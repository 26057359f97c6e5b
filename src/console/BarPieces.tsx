// What stands in the bar beside search and name: pieces of the product's own, each for who holds its right; looking as another role, the bell, help, colours.
// It comes once the first screen is there: nobody waits for it.
import { createElement, Suspense, type ReactElement } from 'react'
import { customs } from '#custom/src'
import { person } from '#generated/access.ts'
import { menu } from '#generated/menu.ts'
import { decide } from '../../language/access.ts'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { Link } from '../look/Link.tsx'
import { lazyCustom } from '../look/lazyCustom.ts'
import { lazyScreen } from '../look/lazyScreen.ts'
import { underLook } from '../look/underLook.ts'
import { helpScreen } from './helpScreen.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { withWords } from './counted/withWords.ts'
import { useMyNews } from './news/useMyNews.ts'
import SchemeButton from './SchemeButton.tsx'

const customOf = lazyCustom<object>('piece of the bar', customs.bar)

const Bell = withWords(async () => import('./news/Bell.tsx'))

const ViewAs = lazyScreen(underLook(async () => import('./ViewAs.tsx')))

/** To the screen that helps who works here, where the product has one. */
const HelpLink = (): ReactElement | null => {
  const text = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const help = helpScreen(viewer, configuration)
  if (!help) return null
  const label = text(help.label)
  return (
    <Link to={help.path} className="iconButton" aria-label={label} title={label}>
      <MenuIcon name="help" />
    </Link>
  )
}

const BarPieces = (): ReactElement => {
  const viewer = useViewer()
  const others = decide(viewer, person.viewAs).allowed
  const news = useMyNews()
  const shown = (menu.bar ?? []).filter(({ guard }) => decide(viewer, guard).allowed)
  return (
    <Suspense fallback={null}>
      {shown.map(({ custom }) => createElement(customOf(custom), { key: custom }))}
      {others && <ViewAs />}
      {news.length > 0 && <Bell entries={news} />}
      <HelpLink />
      <SchemeButton />
    </Suspense>
  )
}

export default BarPieces
