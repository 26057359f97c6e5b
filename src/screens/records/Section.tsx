// One section of a record: there when the record's person is of its roles, and its viewer may see it.
import { useViewer } from '../../client/useViewer.ts'
import { useConsole } from '../../client/useConsole.ts'
import { lookOfSection } from './sectionKinds.ts'
import { isSectionThere } from './isSectionThere.ts'
import { sectionPlace } from './sectionPlace.ts'
import type { SectionProps } from './SectionProps.ts'

export const Section = (props: SectionProps) => {
  const viewer = useViewer()
  const { flags } = useConsole().configuration
  const { section, role, subject } = props
  if (!isSectionThere(section, { viewer, flags, role, subject })) return null
  const { View } = lookOfSection(section)
  return (
    <div id={sectionPlace(section.name)} className="sectionPlace" tabIndex={-1}>
      <View {...props} />
    </div>
  )
}
