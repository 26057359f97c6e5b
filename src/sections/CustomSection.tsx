// A section of the product's own making.
import { createElement, lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { customs } from '#custom/src'
import type { SectionModel } from '../../language/model.ts'
import { SectionFrame } from './SectionFrame.tsx'
import type { SectionProps } from './SectionProps.ts'

type Custom = ComponentType<SectionProps<'custom'>>
type Loader = () => Promise<{ readonly default: Custom }>

const loaders = customs.sections as Readonly<Record<string, Loader>>
const known = new Map<string, Custom>()

const customOf = ({ custom }: Extract<SectionModel, { kind: 'custom' }>): Custom => {
  const found = known.get(custom)
  if (found) return found
  const loader = loaders[custom]
  if (!loader) throw new Error(`nobody wrote the section ${custom}`)
  const made = lazy(loader)
  known.set(custom, made)
  return made
}

export const CustomSection = (props: SectionProps<'custom'>) => (
  <SectionFrame label={props.section.label}>
    <Suspense fallback={null}>{createElement(customOf(props.section), props)}</Suspense>
  </SectionFrame>
)
