// The shape of fields: what all kinds share, and the options of each, as the kinds say them.
import { fieldSpecs } from '../../../language/fields/index.ts'
import { FieldCommon } from '../../../language/fields/kind.ts'
import { mustAndMay } from '../optionShape.ts'
import { anyText, byProperty, list, named, object, record, type Shape } from '../shape.ts'

const [label, common] = mustAndMay(FieldCommon)
const kinds = Object.fromEntries(
  Object.entries(fieldSpecs).map(([name, spec]) => {
    const [must, may] = mustAndMay(spec)
    return [name, object({ kind: anyText, ...label, ...must }, { ...common, ...may })]
  }),
)

export const field: Shape = byProperty('kind', kinds)
export const fields: Shape = record(field)
export const asks: Shape = record(field)
export const paths = (distinct: string): Shape => list(named('field'), { distinct })
