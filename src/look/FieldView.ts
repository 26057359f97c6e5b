// What a kind with a look of its own gives the browser: a component for its value.
import type { ComponentType } from 'react'
import type { FieldModel } from '../../language/model.ts'

export interface FieldViewProps {
  readonly field: FieldModel
  /** Never empty; empty values have one look for all kinds. */
  readonly value: unknown
  /** In a row of many, where there is one line for it. */
  readonly brief?: boolean | undefined
}

export type FieldView = ComponentType<FieldViewProps>
