// Names that the hand-written contract has taken already.
import { Kind, parse } from 'graphql'
import type { Taken } from './checks/ensureCollisions.ts'

const builtIn = ['String', 'Int', 'Float', 'Boolean', 'ID']
const rootNames = new Set(['Query', 'Mutation', 'Live'])

export const takenBy = (sdl: Readonly<Record<string, string>>): Taken => {
  const { definitions } = parse(Object.values(sdl).join('\n'), { noLocation: true })
  const types = new Set(builtIn)
  const roots = new Set<string>()
  for (const definition of definitions) {
    if (!('name' in definition) || !definition.name) continue
    types.add(definition.name.value)
    if (definition.kind === Kind.OBJECT_TYPE_DEFINITION && rootNames.has(definition.name.value))
      for (const field of definition.fields ?? []) roots.add(field.name.value)
  }
  return { types, roots }
}
