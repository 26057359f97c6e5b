// What the wire's contract says, by name: types and inputs with their fields, operations with their arguments.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type FieldDefinitionNode, type InputValueDefinitionNode, type TypeNode } from 'graphql'

type Member = FieldDefinitionNode | InputValueDefinitionNode

const house = join(import.meta.dirname, '../..')
const files = [
  'generated/graphql/schema.graphql',
  ...readdirSync(join(house, 'schema'))
    .filter((name) => name.endsWith('.graphql') && name !== 'documents.graphql')
    .map((name) => `schema/${name}`),
]
const types = new Map<string, ReadonlyMap<string, Member>>()
for (const file of files)
  for (const each of parse(readFileSync(join(house, file), 'utf8')).definitions)
    if ('fields' in each && each.fields !== undefined)
      types.set(
        each.name.value,
        new Map([...(types.get(each.name.value) ?? []), ...each.fields.map((field) => [field.name.value, field] as const)]),
      )

const membersOf = (type: string): ReadonlyMap<string, Member> => {
  const found = types.get(type)
  if (found === undefined) throw new Error(`the contract has no ${type}`)
  return found
}

const typeName = (type: TypeNode): string => ('name' in type ? type.name.value : typeName(type.type))

/** Names of the fields of a type or an input. */
export const fieldsIn = (type: string): readonly string[] => [...membersOf(type).keys()]

/** Of which type a field is, without lists and marks. */
export const typeIn = (type: string, field: string): string | undefined => {
  const found = membersOf(type).get(field)
  return found && typeName(found.type)
}

/** All that is asked or done. */
export const operationsThere: readonly string[] = [...fieldsIn('Query'), ...fieldsIn('Mutation')]

/** Names of the arguments of an operation, and of the fields of what is put in or changed by it. */
export const argumentsOf = (operation: string): readonly string[] => {
  const found = membersOf('Query').get(operation) ?? membersOf('Mutation').get(operation)
  const own = found !== undefined && 'arguments' in found ? (found.arguments ?? []) : []
  return own.flatMap(({ name, type }) => [
    name.value,
    ...(['input', 'patch', 'filter'].includes(name.value) ? fieldsIn(typeName(type)) : []),
  ])
}

/** blockedLocations -> blocked locations; registrationIp -> registration IP */
export const inWords = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
    .replaceAll(/\b(ip|url|id)\b/g, (short) => short.toUpperCase())
