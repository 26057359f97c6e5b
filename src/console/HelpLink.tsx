// The link in the bar to the screen that helps who works here, where the product has one. It comes late: nobody waits for it.
import type { ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { screenKind } from '../../language/screens/index.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { MenuIcon } from './MenuIcon.tsx'

const all: readonly ScreenModel[] = screens

const HelpLink = (): ReactElement | null => {
  const text = useText()
  const viewer = useViewer()
  const { configuration } = useConsole()
  const help = all.find((each) => screenKind(each).shows === 'help' && isScreenOpen(each, viewer, configuration))
  if (!help) return null
  const label = text(help.label)
  return (
    <Link to={help.path} className="iconButton" aria-label={label} title={label}>
      <MenuIcon name="help" />
    </Link>
  )
}

export default HelpLink
