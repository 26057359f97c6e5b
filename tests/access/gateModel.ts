// What the gate is made of: the generated model and its documents. A copy of it with one guard changed shows whether the comparison bites.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { allEntities } from '../../generated/entities/all.ts'
import { operations } from '../../generated/operations.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { buildContract } from '../../server/authorize/contract.ts'

export interface GateModel {
  readonly entities: readonly EntityModel[]
  readonly operations: readonly OperationModel[]
}

const house = join(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(join(house, path), 'utf8')

export const model: GateModel = { entities: allEntities, operations }

/** sha256 of a text -> text. */
export const manifest = JSON.parse(read('generated/graphql/manifest.json')) as Readonly<Record<string, string>>

export const schema: GraphQLSchema = buildContract([
  ...readdirSync(join(house, 'schema')).flatMap((name) =>
    name.endsWith('.graphql') && name !== 'documents.graphql' ? [read(`schema/${name}`)] : [],
  ),
  read('generated/graphql/schema.graphql'),
])
