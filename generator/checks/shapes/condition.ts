// The shape of conditions.
import { isObject, list, namedKeys, object, record, text } from '../shape.ts'
import type { Shape } from '../shape.ts'

const values: Shape = (value, path, scope) =>
  value === 'empty' || value === 'viewer' ? undefined : list(text, { atLeast: 1, distinct: 'value' })(value, path, scope)
export const tests: Shape = (value, path, scope) => (isObject(value) ? object({ not: values }) : values)(value, path, scope)
/** Of any entity's fields. */
export const rowAnywhere: Shape = record(tests, /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/)
const row: Shape = (value, path, scope) => {
  rowAnywhere(value, path, scope)
  namedKeys('field', 'name')(value, path, scope)
}
export const condition: Shape = (value, path, scope) => (Array.isArray(value) ? list(row, { atLeast: 1 }) : row)(value, path, scope)
