// What a section of the product's own gets.
import type { EntityModel } from '../../../language/model.ts'
import type { SectionProps } from './SectionProps.ts'

/** What a section of the product's own gets. */
export interface CustomSectionProps extends SectionProps<'custom'> {
  readonly table: EntityModel
}
