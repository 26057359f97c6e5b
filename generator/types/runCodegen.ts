// graphql-codegen at work, by its programmatic interface. Its plugins are imported here: from a bundle it could not find them by their names.
import * as add from '@graphql-codegen/add'
import { generate, type CodegenConfig } from '@graphql-codegen/cli'
import * as operations from '@graphql-codegen/typescript-operations'
import { typesOf } from '../../codegen.ts'
import type { Codegen, Typed } from './makeTypes.ts'

type Loader = NonNullable<CodegenConfig['pluginLoader']>
const plugins: Readonly<Record<string, Awaited<ReturnType<Loader>>>> = {
  '@graphql-codegen/add': add,
  '@graphql-codegen/typescript-operations': operations,
}

const loadPlugin = (name: string): Awaited<ReturnType<Loader>> => {
  const plugin = plugins[name]
  if (!plugin) throw Object.assign(new Error(`${name}: import it in generator/types/runCodegen.ts`), { code: 'MODULE_NOT_FOUND' })
  return plugin
}

/** graphql-codegen reads rawSDL itself, and writes it anew where there is only a tree; without any tree it takes nothing. */
const unread = { kind: 'Document', definitions: [] }

/** Each by itself: of one long text graphql-codegen keeps half as much again. It takes functions, though its type speaks of files that export one. */
const loadersOf = ({ documents }: Typed): NonNullable<CodegenConfig['documents']> =>
  Object.entries(documents).map(([path, rawSDL]) => ({
    [path]: { loader: (() => Promise.resolve({ document: unread, rawSDL })) as unknown as string },
  }))

/** Nobody wrote these documents, so nobody looks for a line in them: without places a tree takes half the memory. */
const reading = { noLocation: true }

export const runCodegen: Codegen = async (typed) => {
  const [made]: readonly { readonly content: string }[] = await generate(
    { ...typesOf({ ...typed, documents: loadersOf(typed) }), config: reading, pluginLoader: loadPlugin },
    false,
  )
  if (!made) throw new Error('graphql-codegen made no types: look at codegen.ts')
  return made.content
}
