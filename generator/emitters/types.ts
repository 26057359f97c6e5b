// graphql/types/<file>.ts: what documents answer and take, made by graphql-codegen from the contract.
import { plugin } from '@graphql-codegen/typescript-operations'
import { buildSchema, validate } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { codeHeader } from '../print/header.ts'
import type { Group } from './documents.ts'
import type { Files, World } from './output.ts'

/** The whole contract: hand-written SDL and what the entities make. */
export const contractOf = (world: World, made: string): GraphQLSchema => buildSchema([...Object.values(world.sdl), made].join('\n'), { noLocation: true, assumeValidSDL: true })

/** codegen.ts gives the same settings to graphql-codegen's own command. */
export const typeSettings = (language: string): Readonly<Record<string, unknown>> => ({
  enumType: 'string-literal',
  immutableTypes: true,
  arrayInputCoercion: false,
  useTypeImports: true,
  strictScalars: true,
  disableDescriptions: true,
  scalars: {
    Time: 'string',
    Date: 'string',
    Uuid: 'string',
    Decimal: 'string',
    Json: 'unknown',
    Money: `${language}/fields/money.ts#Money`,
    Image: `${language}/fields/image.ts#Image`,
  },
})

const problemsIn = (contract: GraphQLSchema, group: Group): void => {
  for (const { name, document } of group.sets.flatMap(set => set.documents)) {
    const [first] = validate(contract, document)
    if (first) throw new Error(`${name}: ${first.message}`)
  }
}

export const emitTypes = async (world: World, groups: readonly Group[], contract: GraphQLSchema): Promise<Files> => {
  const files: Record<string, string> = {}
  for (const group of groups) {
    const documents = group.sets.flatMap(set => set.documents)
    if (documents.length === 0) continue
    problemsIn(contract, group)
    const settings = typeSettings(`../../${world.language}`)
    const made = await plugin(contract, documents.map(each => ({ location: each.name, document: each.document })), settings, {})
    const output = typeof made === 'string' ? { prepend: [], content: made } : made
    files[`graphql/types/${group.file}.ts`] = `${codeHeader({ emitter: 'types.ts', from: group.from })}${[...(output.prepend ?? []), output.content].join('\n').trimEnd()}\n`
  }
  return files
}
