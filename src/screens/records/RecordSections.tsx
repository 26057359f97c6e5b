// The sections of a record below each other, in their order.
import { Fragment, Suspense, useDeferredValue, useEffect } from 'react'
import type { ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { SectionModel } from '../../../language/model.ts'
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

/** The first of them, and all once those are drawn. Whoever comes back to where they had scrolled finds all at once. */
const useDrawn = (sections: readonly SectionModel[]): readonly SectionModel[] => {
  const all = sections.length
  const drawn = useDeferredValue(all, useNavigationType() === NavigationType.Pop ? all : minSections)
  return sections.slice(0, drawn)
}

/**
 * One whose code is still on its way keeps those below it waiting with it, as none would stand still under it:
 * how high it will be is not known before.
 */
export const RecordSections = ({
  sections,
  ...given
}: Omit<SectionProps, 'section'> & { readonly sections: readonly SectionModel[] }): ReactNode =>
  useDrawn(sections).reduceRight<ReactNode>((below, section) => {
    const pieces = (
      <Fragment key={section.name}>
        <Section section={section} {...given} />
        {below}
      </Fragment>
    )
    return lookOfSection(section).preload ? <Suspense fallback={<div className="skeleton skeletonBody" />}>{pieces}</Suspense> : pieces
  }, null)
