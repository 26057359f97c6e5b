// Screens that stand beside a list, as tabs of one place: a link each, at the list itself too.
import { useContext, type ReactElement } from 'react'
import { Link } from 'react-router-dom'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { ScreenContext } from '../client/ScreenContext.ts'

const familyOf = (screen: ScreenModel): readonly ScreenModel[] => {
  const home = screen.beside ?? screen.name
  return screens.filter((each) => each.name === home || each.beside === home)
}

export const ScreenTabs = (): ReactElement | null => {
  const screen = useContext(ScreenContext)
  const text = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const tabs = (screen ? familyOf(screen) : []).filter((each) => isScreenOpen(each, viewer, configuration))
  const [first] = tabs
  if (!first || tabs.length < 2) return null
  return (
    <nav className="tabs" aria-label={text('shell.tabs', [text(first.label)])}>
      {tabs.map(({ name, path, label }) => (
        <Link key={name} to={path} aria-current={name === screen?.name ? 'page' : undefined}>
          {text(label)}
        </Link>
      ))}
    </nav>
  )
}
