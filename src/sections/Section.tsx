// One section of a record: there when the record's person is of its roles, and its viewer may see it.
import type { ComponentType } from 'react'
import { useViewer } from '../session/useViewer.ts'
import { useConsole } from '../startUp/useConsole.ts'
import { sections } from './index.ts'
import { isSectionThere } from './isSectionThere.ts'
import { sectionPlace } from './sectionPlace.ts'
import type { SectionProps } from './SectionProps.ts'

export const Section = (props: SectionProps) => {
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  const { section, role, subject } = props
  if (!isSectionThere(section, { viewer, flags, role, subject })) return null
  // The registry is exhaustive; which component goes with which kind is checked there.
  const Kind = sections[section.kind] as ComponentType<SectionProps>
  return (
    <div id={sectionPlace(section.name)} className="sectionPlace" tabIndex={-1}>
      <Kind {...props} />
    </div>
  )
}
