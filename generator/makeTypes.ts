// graphql/types.ts: what documents answer and take. graphql-codegen makes it, as codegen.ts says, where the contract or a document changed.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { typesOf } from '../codegen.ts'
import type { Typed } from '../codegen.ts'
import type { Files, World } from './emitters/output.ts'

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

interface Made {
  /** Of all that it was made from. */
  readonly key: string
  readonly text: string
}

const keptIn = (file: string): Made | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Made
  } catch {
    return undefined
  }
}

const make = async (typed: Typed): Promise<string> => {
  const { generate } = await import('@graphql-codegen/cli')
  const [made]: readonly { readonly content: string }[] = await generate(typesOf(typed), false)
  if (!made) throw new Error('graphql-codegen made no types: look at codegen.ts')
  return made.content
}

let last: Made | undefined

/** kept: a file that remembers what was made last for the next process; absent = it is made once in each. */
export const makeTypes = async (world: World, files: Files, kept?: string): Promise<Files> => {
  const typed = typedOf(world, files)
  const key = createHash('sha256')
    .update(JSON.stringify(typesOf(typed)))
    .digest('hex')
  if (last?.key !== key && kept !== undefined) last = keptIn(kept)
  if (last?.key !== key) {
    last = { key, text: await make(typed) }
    if (kept !== undefined) {
      mkdirSync(dirname(kept), { recursive: true })
      writeFileSync(kept, JSON.stringify(last))
    }
  }
  return { [path]: last.text }
}
