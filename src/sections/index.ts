// The kinds of section, each with its component.
import type { ComponentType } from 'react'
import type { SectionModel } from '../../language/model.ts'
import { CustomSection } from './CustomSection.tsx'
import { FactsSection } from './FactsSection.tsx'
import { FormSection } from './FormSection.tsx'
import { RelatedSection } from './RelatedSection.tsx'
import type { SectionProps } from './SectionProps.ts'

export const sections = {
  facts: FactsSection,
  form: FormSection,
  related: RelatedSection,
  custom: CustomSection,
} as const satisfies { readonly [K in SectionModel['kind']]: ComponentType<SectionProps<K>> }
