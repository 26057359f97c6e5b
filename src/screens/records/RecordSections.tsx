// The sections of a record below each other, in their order.
import { Suspense, use, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { SectionModel } from '../../../language/model.ts'
import { hasFailed } from '../../client/onceLoaded.ts'
import { sectionPlace, showSection, wantedIn } from './SectionNav.tsx'
import { lookOfSection } from './sectionKinds.ts'
import type { SectionProps } from './SectionProps.ts'

/** One that was wanted from another tab is led to once it is there. */
const Section = (props: SectionProps): ReactNode => {
  const { View } = lookOfSection(props.section)
  const { name } = props.section
  const { state } = useLocation()
  const isWanted = wantedIn(state) === name
  useEffect(() => {
    if (isWanted) showSection(name)
  }, [isWanted, name])
  return (
    <div id={sectionPlace(name)} className="sectionPlace" tabIndex={-1}>
      <View {...props} />
    </div>
  )
}

/** So many sections are seen first. */
const minSections = 4

/** The first of them, and all once those are drawn; from then on whatever is there. Whoever comes back to where they had scrolled finds all at once. */
const useDrawn = (sections: readonly SectionModel[]): readonly SectionModel[] => {
  const isFirst = useDeferredValue(false, useNavigationType() !== NavigationType.Pop)
  return isFirst ? sections.slice(0, minSections) : sections
}

interface AfterProps {
  readonly above: readonly SectionModel[]
  readonly children: ReactNode
}

/** Waits for the code of what stood above as it came. From then on it stays, whatever comes above it: somebody may be typing there. */
const After = ({ above, children }: AfterProps): ReactNode => {
  const [codes] = useState(() => above.flatMap((each) => lookOfSection(each).preload?.(each) ?? []))
  for (const code of codes) if (!hasFailed(code)) use(code)
  return children
}

/**
 * One whose code is still on its way keeps those below it waiting with it, as none would stand still under it:
 * how high it will be is not known before. Side by side, each by its name: where one comes or goes, the others are still the same.
 */
export const RecordSections = ({
  sections,
  ...given
}: Omit<SectionProps, 'section'> & { readonly sections: readonly SectionModel[] }): ReactNode =>
  useDrawn(sections).map((section, at, all) => (
    <Suspense key={section.name} fallback={null}>
      <After above={all.slice(0, at)}>
        <Suspense fallback={<div className="skeleton skeletonBody" />}>
          <Section section={section} {...given} />
        </Suspense>
      </After>
    </Suspense>
  ))
