// The shape of conditions.
import { isObject, list, namedKeys, object, record, text, type Shape } from '../shape.ts'

const valuesOr =
  (...words: readonly string[]): Shape =>
  (value, path, scope) =>
    words.some((word) => value === word) ? undefined : list(text, { atLeast: 1, distinct: 'value' })(value, path, scope)
const testsOf =
  (values: Shape): Shape =>
  (value, path, scope) =>
    (isObject(value) ? object({ not: values }) : values)(value, path, scope)
export const tests: Shape = testsOf(valuesOr('empty', 'viewer'))
/** Of any entity's fields. */
export const rowAnywhere: Shape = record(tests, /^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/)
const row: Shape = (value, path, scope) => {
  rowAnywhere(value, path, scope)
  namedKeys('field', 'name')(value, path, scope)
}
export const condition: Shape = (value, path, scope) => (Array.isArray(value) ? list(row, { atLeast: 1 }) : row)(value, path, scope)
/** Of the entity's own fields; it is the same whoever asks. */
export const ownRow: Shape = (value, path, scope) => {
  record(testsOf(valuesOr('empty')))(value, path, scope)
  namedKeys('own field', 'name')(value, path, scope)
}
