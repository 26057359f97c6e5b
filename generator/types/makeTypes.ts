// graphql/types.ts: what documents answer and take. graphql-codegen makes it, as codegen.ts says, where the contract or a document changed.
import { typesOf } from '../../codegen.ts'
import { inLanguage, type Files, type World } from '../emitters/output.ts'
import { keep, recall } from '../cache.ts'

const path = 'graphql/types.ts'

export interface Typed {
  /** All of it in one text. */
  readonly schema: string
  /** Texts by path: graphql-codegen takes them in the order of their paths, as by hand. */
  readonly documents: Files
  /** What is written, and the way from it to language/fields. */
  readonly file: string
  readonly language: string
}

/** @returns the text of the types. @throws Error with what graphql-codegen said */
export type Codegen = (typed: Typed) => Promise<string>

/** Some are a header alone. */
const asks = (document: string): boolean => document.includes('{')

const typedOf = (world: World, files: Files): Typed => ({
  schema: [...Object.values(world.sdl), files['graphql/schema.graphql'] ?? ''].join('\n'),
  documents: Object.fromEntries(Object.entries(files).filter(([each, text]) => each.startsWith('graphql/documents/') && asks(text))),
  file: path,
  language: inLanguage(world, '', '../'),
})

/** @param files the contract and the documents at least */
export const makeTypes = async (codegen: Codegen, world: World, files: Files): Promise<Files> => {
  const typed = typedOf(world, files)
  const from = JSON.stringify([typesOf({ ...typed, documents: [] }), typed.documents])
  return { [path]: recall(path, from) ?? keep(path, from, await codegen(typed)) }
}
