// The shape of requirements. A list of none would let nobody in, or everybody; it is never written.
import { isObject, list, named, text, type Shape } from '../shape.ts'

const right = named('right')

export const requirement: Shape = (value, path, scope) => {
  if (typeof value === 'string') return right(value, path, scope)
  const [key, ...more] = isObject(value) ? Object.keys(value) : []
  const inner = isObject(value) && key !== undefined ? value[key] : undefined
  if (more.length > 0 || key === undefined || !['allOf', 'anyOf', 'anyone', 'anyStaff'].includes(key)) {
    scope.add({
      code: 'wrong-value',
      path,
      message: 'A requirement is a right, a named requirement, nobody, or one of { allOf }, { anyOf }, { anyone }, { anyStaff }.',
    })
    return undefined
  }
  if (key === 'anyone' || key === 'anyStaff') return reason(inner, [...path, key], scope)
  if (Array.isArray(inner) && inner.length === 0) {
    scope.add({
      code: 'empty-requirement',
      path: [...path, key],
      message: 'An empty list asks nothing and lets nobody in; write nobody, or who may.',
    })
    return undefined
  }
  if (Array.isArray(inner) && inner.includes('nobody')) {
    const message =
      key === 'allOf'
        ? 'Together with nobody nobody meets it: write nobody in place of the whole, or take it out.'
        : 'Nobody adds nobody to the others: take it out.'
    scope.add({ code: 'nobody-within', path: [...path, key, inner.indexOf('nobody')], message })
  }
  return list(requirement, { distinct: 'right' })(inner, [...path, key], scope)
}

/** An open door, or one that never opens again, is said with its reason. */
export const reason: Shape = (value, path, scope) => {
  if (typeof value === 'string' && value.trim() === '')
    scope.add({ code: 'missing-reason', path, message: `${String(path.at(-1))} needs its reason in words.` })
  else text(value, path, scope)
}
