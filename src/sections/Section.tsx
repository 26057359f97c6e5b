// One section of a record: there when the record's person is of its roles, and its viewer may see it.
import type { ComponentType } from 'react'
import { decide } from '../../language/access.ts'
import { useViewer } from '../session/useViewer.ts'
import { sections } from './index.ts'
import type { SectionProps } from './SectionProps.ts'

export const Section = (props: SectionProps) => {
  const viewer = useViewer()
  const { section, role, subject } = props
  if (section.of && (role === undefined || !section.of.includes(role))) return null
  if (!decide(viewer, section.guard, subject).allowed) return null
  // The registry is exhaustive; which component goes with which kind is checked there.
  const Kind = sections[section.kind] as ComponentType<SectionProps>
  return <Kind {...props} />
}
