// The product's whole contract: what the engine's own schema files say, and what is generated of the specs.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSchema, type GraphQLSchema } from 'graphql'

const house = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** The hand-written part of every contract. */
const handWritten = (): readonly string[] =>
  readdirSync(join(house, 'schema')).flatMap((each) =>
    each === 'documents.graphql' ? [] : [readFileSync(join(house, 'schema', each), 'utf8')],
  )

/** @param generated what is generated of the specs */
export const contractOf = (generated: string): GraphQLSchema => buildSchema([...handWritten(), generated].join('\n'))

let made: GraphQLSchema | undefined

/** Of the committed specs; made once. */
export const contract = (): GraphQLSchema => (made ??= contractOf(readFileSync(join(house, 'generated/graphql/schema.graphql'), 'utf8')))
