// graphql/types.ts: what documents answer and take. graphql-codegen makes it, as codegen.ts says, where the contract or a document changed.
import { typesOf } from '../codegen.ts'
import type { Typed } from '../codegen.ts'
import type { Files, World } from './emitters/output.ts'
import { keep, recall } from './kept.ts'

const path = 'graphql/types.ts'

const typedOf = ({ sdl, language }: World, files: Files): Typed => {
  const documents = Object.keys(files).filter((each) => each.startsWith('graphql/documents/'))
  return {
    schema: [...Object.values(sdl), files['graphql/schema.graphql'] ?? ''].join('\n'),
    documents: documents
      .toSorted()
      .map((each) => files[each])
      .join('\n'),
    file: path,
    language: `../${language}`,
  }
}

const make = async (typed: Typed): Promise<string> => {
  const { generate } = await import('@graphql-codegen/cli')
  const [made]: readonly { readonly content: string }[] = await generate(typesOf(typed), false)
  if (!made) throw new Error('graphql-codegen made no types: look at codegen.ts')
  return made.content
}

export const makeTypes = async (world: World, files: Files): Promise<Files> => {
  const typed = typedOf(world, files)
  const from = JSON.stringify(typesOf(typed))
  return { [path]: recall(path, from) ?? keep(path, from, await make(typed)) }
}
