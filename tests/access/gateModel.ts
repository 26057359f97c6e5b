// What the gate is made of: the generated model and its documents. A copy of it with one guard changed shows whether the comparison bites.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import { allEntities } from '#generated/entities/all.ts'
import { operations } from '#generated/operations.ts'
import type { EntityModel, OperationModel } from '../../language/model.ts'
import { buildContract } from '../../server/authorize/contract.ts'
import { engineRoot, productRoot } from '../../server/productRoot.ts'

export interface GateModel {
  readonly entities: readonly EntityModel[]
  readonly operations: readonly OperationModel[]
}

const generated = (name: string): string => readFileSync(join(productRoot(), 'generated/graphql', name), 'utf8')
const written = join(engineRoot(), 'schema')

export const model: GateModel = { entities: allEntities, operations }

/** sha256 of a text -> text. */
export const manifest = JSON.parse(generated('manifest.json')) as Readonly<Record<string, string>>

export const schema: GraphQLSchema = buildContract([
  ...readdirSync(written).flatMap((name) =>
    name.endsWith('.graphql') && name !== 'documents.graphql' ? [readFileSync(join(written, name), 'utf8')] : [],
  ),
  generated('schema.graphql'),
])
