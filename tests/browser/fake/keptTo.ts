// What a fake server says, held against the contract: an answer that no server of ours could give fails the test that gives it.
import manifest from '#generated/graphql/manifest.json' with { type: 'json' }
import { execute, parse, type GraphQLFieldResolver, type GraphQLTypeResolver } from 'graphql'
import { contract } from '../../run/contract.ts'

const schema = contract()
const known: Readonly<Record<string, string>> = manifest

type Said = Readonly<Record<string, unknown>>

/** What stands in the answer under the name that was asked for, which may be another than the field's. */
const saidThere: GraphQLFieldResolver<Said, unknown> = (source, _, __, { path }) => {
  if (!Object.hasOwn(source, path.key)) throw new Error('a fake answer says nothing of this')
  return source[path.key]
}

const saidKind: GraphQLTypeResolver<Said, unknown> = ({ __typename }) => String(__typename)

/**
 * @param hash of the document that was asked with
 * @returns the answer as a server sends it: what was asked for, and nothing besides
 * @throws with each place of the answer that is missing or of another type, and each variable that the contract does not take
 */
export const keptTo = async (hash: string, variables: Said, data: unknown): Promise<Said> => {
  const text = known[hash]
  if (text === undefined) throw new Error(`no generated document has the hash ${hash}`)
  const { data: kept, errors } = await execute({
    schema,
    document: parse(text),
    rootValue: data,
    variableValues: variables,
    fieldResolver: saidThere,
    typeResolver: saidKind,
  })
  if (kept && !errors) return kept
  throw new Error(errors?.map(({ path, message }) => `${path?.join('.') ?? 'variables'}: ${message}`).join('\n'))
}
