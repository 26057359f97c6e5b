// The link in the bar to the screen that helps who works here, where the product has one. It comes late: nobody waits for it.
import type { ReactElement } from 'react'
import { Link } from '../look/Link.tsx'
import { useText } from '../client/texts/useText.ts'
import { useConsole } from '../client/useConsole.ts'
import { useViewer } from '../client/useViewer.ts'
import { helpScreen } from './helpScreen.ts'
import { MenuIcon } from './MenuIcon.tsx'

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

export default HelpLink
