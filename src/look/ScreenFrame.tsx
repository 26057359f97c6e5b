// The one frame of every screen: title, what it counts, the primary action at its end; chips under it; then the content.
import type { ReactElement, ReactNode } from 'react'
import { ScreenTabs } from './ScreenTabs.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { useTitle } from './useTitle.ts'

export interface ScreenFrameProps {
  readonly title: string
  /** Beside the title: "1,204". */
  readonly counts?: ReactNode
  readonly actions?: ReactNode
  /** Filters, as chips. */
  readonly chips?: ReactNode
  readonly children: ReactNode
}

export const ScreenFrame = ({ title, counts, actions, chips, children }: ScreenFrameProps): ReactElement => {
  useTitle(title)
  const heading = useHeadingFocus()
  return (
    <div className="screen">
      <header className="screenHead">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {counts !== undefined && <div className="screenCounts">{counts}</div>}
        {actions !== undefined && <div className="screenActions">{actions}</div>}
      </header>
      <ScreenTabs />
      {chips !== undefined && <div className="screenChips">{chips}</div>}
      <div className="screenContent">{children}</div>
    </div>
  )
}
