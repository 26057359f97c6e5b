// The one frame of every screen: title, what it counts, the primary action at its end; then the content.
import { useEffect, useRef, useContext, createContext, type ReactElement, type ReactNode, type RefObject } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { Link } from './Link.tsx'
import { screens } from '#generated/routes.ts'
import type { ScreenModel } from '../../language/model.ts'
import { useText } from '../client/texts/useText.ts'
import { useViewer } from '../client/useViewer.ts'
import { useConsole } from '../client/useConsole.ts'
import { isScreenOpen } from '../client/isScreenOpen.ts'

/** Which screen stands in the frame, for what the frame shows of it. */
export const ScreenContext = createContext<ScreenModel | undefined>(undefined)

/** Names the screen in the browser's tab. */
export const useTitle = (title: string): void => {
  const { siteName } = useConsole().configuration
  useEffect(() => {
    document.title = `${title} – ${siteName}`
  }, [title, siteName])
}

/** Screens that stand beside a list, as tabs of one place: a link each, at the list itself too. */
const familyOf = (screen: ScreenModel): readonly ScreenModel[] => {
  const home = screen.tabOf ?? screen.name
  return screens.filter((each) => each.name === home || each.tabOf === home)
}

const ScreenTabs = (): ReactElement | null => {
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

/** The place this tab was opened at: there the focus stays where the browser puts it. */
let opened: string | undefined

/** After each navigation to another path begins at the top, with the focus on the heading: screen readers and keys go on from there. */
const useHeadingFocus = (): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null)
  const path = useRef<string>(undefined)
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  useEffect(() => {
    opened ??= key
    if (path.current === pathname) return
    path.current = pathname
    // Back and Forward keep the place that the browser remembers.
    if (how !== NavigationType.Pop) window.scrollTo(0, 0)
    const inDialog = document.activeElement?.closest('[role=dialog]')
    if (key !== opened && !inDialog) heading.current?.focus({ preventScroll: true })
  }, [pathname, key, how])
  return heading
}

export interface ScreenFrameProps {
  readonly title: string
  /** Beside the title: "1,204". */
  readonly counts?: ReactNode
  readonly actions?: ReactNode
  /** What stays in sight together with the title. */
  readonly summary?: ReactNode
  readonly children: ReactNode
}

export const ScreenFrame = ({ title, counts, actions, summary, children }: ScreenFrameProps): ReactElement => {
  useTitle(title)
  const heading = useHeadingFocus()
  const head = (
    <header className="screenHead">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {counts !== undefined && <div className="screenCounts">{counts}</div>}
      {actions !== undefined && <div className="screenActions">{actions}</div>}
    </header>
  )
  return (
    <div className="screen">
      {summary ? (
        <div className="screenSummary">
          {head}
          {summary}
        </div>
      ) : (
        head
      )}
      <ScreenTabs />
      <div className="screenContent">{children}</div>
    </div>
  )
}
