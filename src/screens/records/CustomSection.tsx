// A section of the product's own making.
import { createElement, Suspense } from 'react'
import { customs } from '#custom/src'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'
import { lazyCustom } from '../../look/lazyCustom.ts'
import type { CustomSectionProps } from './CustomSectionProps.ts'

const customOf = lazyCustom<CustomSectionProps>('section', customs.sections)

/** Asks for its code, so that it is there when the record is. */
export const preloadCustom = (name: string): void =>
  void customOf(name)
    .preload()
    .catch(() => undefined)

export const CustomSection = (props: SectionProps<'custom'>) => (
  <SectionFrame label={props.section.label}>
    <Suspense fallback={null}>{createElement(customOf(props.section.custom), { ...props, table: props.records.entity })}</Suspense>
  </SectionFrame>
)
