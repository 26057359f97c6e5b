// Keeps a screen's place while its code loads.
import type { ReactElement } from 'react'
import { useText } from '../client/texts/useText.ts'

export const ScreenSkeleton = (): ReactElement => (
  <div className="screen" aria-busy="true">
    <p className="onlyRead">{useText()('shell.loading')}</p>
    <div className="skeleton skeletonTitle" />
    <div className="skeleton skeletonBody" />
  </div>
)
