// graphql/types.ts: what documents answer and take, made by graphql-codegen from the contract.
import { plugin } from '@graphql-codegen/typescript-operations'
import { buildSchema } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { codeHeader } from '../print/header.ts'
import type { Group } from './documents.ts'
import type { Files, World } from './output.ts'
import { typeSettings } from './typeSettings.ts'

/** The whole contract: hand-written SDL and what the entities make. */
export const contractOf = (world: World, made: string): GraphQLSchema =>
  buildSchema([...Object.values(world.sdl), made].join('\n'), { noLocation: true, assumeValidSDL: true })

const typesFile = 'graphql/types.ts'

const made = async (language: string, groups: readonly Group[], contract: GraphQLSchema): Promise<string> => {
  const documents = groups.flatMap((group) => group.sets.flatMap((set) => set.documents))
  const output = await plugin(
    contract,
    documents.map((each) => ({ location: each.name, document: each.document })),
    typeSettings(`../${language}`),
    {},
  )
  return typeof output === 'string' ? output : [...(output.prepend ?? []), output.content].join('\n')
}

let last = { key: '', text: '' }

/** sdl: the contract as text. What was made of the same contract and documents is not made again. */
export const emitTypes = async (world: World, groups: readonly Group[], sdl: string): Promise<Files> => {
  const hashes = groups.flatMap((group) => group.sets.flatMap((set) => set.documents.map((each) => each.hash)))
  const key = [world.language, sdl, ...Object.values(world.sdl), ...hashes].join('\n')
  if (last.key !== key) last = { key, text: await made(world.language, groups, contractOf(world, sdl)) }
  return { [typesFile]: `${codeHeader({ emitter: 'types.ts', from: `${world.specs}/` })}${last.text.trimEnd()}\n` }
}
