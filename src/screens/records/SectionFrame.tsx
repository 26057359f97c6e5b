// The frame of a section: its name, what one may do in it, its content.
import { useId, type ReactNode } from 'react'
import { useText } from '../../client/texts/useText.ts'
import '../lists/sections.css'

export interface SectionFrameProps {
  readonly label: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export const SectionFrame = ({ label, actions, children }: SectionFrameProps) => {
  const t = useText()
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t(label)}</h2>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** Its place, until its code or its records are there. */
export const SectionSkeleton = ({ label }: Pick<SectionFrameProps, 'label'>) => (
  <SectionFrame label={label}>
    <div className="skeleton skeletonLine" />
  </SectionFrame>
)
