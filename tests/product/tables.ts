// What the generated tables say, by name: for tests that hold it against the product spec's own words.
import { allEntities } from '#generated/entities/all.ts'
import en from '#generated/locales/en.json'
import { operations } from '#generated/operations.ts'
import { screens } from '#generated/routes.ts'
import type { EntityModel, FieldModel, PartModel } from '../../language/model.ts'

const texts: Readonly<Record<string, string>> = en

export const wordOf = (key: string | undefined): string => texts[key ?? ''] ?? `no text ${key}`

const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
  if (thing === undefined) throw new Error(`there is no ${name}`)
  return thing
}
export const entityOf = (name: string): EntityModel =>
  found(
    allEntities.find((entity) => entity.name === name),
    name,
  )
export const partOf = (entity: string, name: string): PartModel =>
  found(
    entityOf(entity).parts.find((part) => part.name === name),
    `${entity}.${name}`,
  )
export const fieldOf = (entity: string, path: string): FieldModel =>
  found(
    entityOf(entity)
      .parts.flatMap(({ fields }) => fields)
      .find((field) => field.path === path),
    `${entity}.${path}`,
  )

/** Words of a choice's options, in their order. */
export const optionsOf = (entity: string, path: string): readonly string[] =>
  (fieldOf(entity, path).choices ?? []).map(({ label }) => wordOf(label))

/** A count as a sentence says it. */
export const spelled = (count: number): string => ['no', 'one', 'two', 'three'][count] ?? String(count)

/** Names of all operations. */
export const operationNames: readonly string[] = operations.map(({ name }) => name)

/** Addresses of all screens. */
export const addresses: readonly string[] = screens.map(({ path }) => path)
