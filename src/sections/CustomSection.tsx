// A section of the product's own making.
import { createElement, Suspense } from 'react'
import type { ComponentType } from 'react'
import { customs } from '#custom/src'
import type { EntityModel, SectionModel } from '../../language/model.ts'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'
import { lazyScreen } from '../startUp/lazyScreen.ts'

/** What a section of the product's own gets. */
export interface CustomSectionProps extends SectionProps<'custom'> {
  readonly table: EntityModel
}

type Custom = ComponentType<CustomSectionProps>
type Loader = () => Promise<{ readonly default: Custom }>

const loaders = customs.sections as Readonly<Record<string, Loader>>
const known = new Map<string, Custom>()

const customOf = ({ custom }: Extract<SectionModel, { kind: 'custom' }>): Custom => {
  const found = known.get(custom)
  if (found) return found
  const loader = loaders[custom]
  if (!loader) throw new Error(`nobody wrote the section ${custom}`)
  const made = lazyScreen(loader)
  known.set(custom, made)
  return made
}

export const CustomSection = (props: SectionProps<'custom'>) => (
  <SectionFrame label={props.section.label}>
    <Suspense fallback={null}>{createElement(customOf(props.section), { ...props, table: props.records.entity })}</Suspense>
  </SectionFrame>
)
