// A requirement in words that compare; the reason of an open door is no part of them.
import { isObject } from '../checks/shape.ts'

export const requirementWords = (requirement: unknown): string => {
  if (!isObject(requirement)) return String(requirement)
  const { allOf, anyOf } = requirement
  const together = (parts: readonly unknown[], word: string): string => `(${parts.map(requirementWords).toSorted().join(` ${word} `)})`
  if (Array.isArray(allOf)) return together(allOf, 'and')
  if (Array.isArray(anyOf)) return together(anyOf, 'or')
  return Object.keys(requirement).join()
}
