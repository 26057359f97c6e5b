// Named values with the actions that belong to them.
import { RowActions } from '../../actions/RowActions.tsx'
import { Facts } from '../lists/Facts.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

export const FactsSection = ({ section, records, record, role }: SectionProps<'facts'>) => (
  <SectionFrame label={section.label} actions={<RowActions entity={records.entity} paths={section.actions} record={record} />}>
    <Facts records={records} record={record} paths={section.fields} role={role} defaults={section.defaults === true} />
  </SectionFrame>
)
