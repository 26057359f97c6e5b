// How an operation ended, as one word of a few: a code of a fault, what a change answered instead of its effect, or OK.
import type { ExecutionResult } from 'graphql'

/** By the type that a change answers with; a conflict has one for each part. */
const answers = new Set(['Invalid', 'Refused', 'Stale', 'Gone', 'Waits'])

const wordOf = (typeName: unknown): string | undefined => {
  if (typeof typeName !== 'string') return undefined
  if (typeName.endsWith('Conflict')) return 'CONFLICT'
  return answers.has(typeName) ? typeName.toUpperCase() : undefined
}

/** Of what was thrown before anything ran, too. Whatever carries no code is nobody's fault but ours. */
export const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'INTERNAL'
  const { code, extensions } = error as { readonly code?: unknown; readonly extensions?: { readonly code?: unknown } }
  const said = extensions?.code ?? code
  return typeof said === 'string' ? said : 'INTERNAL'
}

/** The first that is not OK, where a document asks several things. */
export const outcomeOf = ({ data, errors }: ExecutionResult): string => {
  const [error] = errors ?? []
  if (error) return codeOf(error)
  const roots = Object.values(data ?? {}) as readonly ({ readonly __typename?: unknown } | null)[]
  return roots.map((each) => wordOf(each?.__typename)).find((each) => each !== undefined) ?? 'OK'
}
