// What every kind of section is given.
import type { DetailModel, SectionModel, EntityModel } from '../../../language/model.ts'
import type { Records } from '../../client/records/loadRecords.ts'
import type { Row } from '../../client/records/Row.ts'

export interface SectionProps<K extends SectionModel['kind'] = SectionModel['kind']> {
  readonly section: Extract<SectionModel, { kind: K }>
  readonly records: Records
  readonly detail: DetailModel
  readonly record: Row
  /** Id of the person it is about, and their role, where there is one. */
  readonly subject: string | undefined
  readonly role: string | undefined
  readonly reload: () => void
}

/** What a section of the product's own gets. */
export interface CustomSectionProps extends SectionProps<'custom'> {
  readonly table: EntityModel
}
