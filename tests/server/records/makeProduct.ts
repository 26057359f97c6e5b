// From written specs to a served product, through the generator's own steps: model, tables, validators.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { servedTable } from '../../../generator/emitters/tables.ts'
import { validatorCode } from '../../../generator/emitters/validator.ts'
import { stepTo } from '../../../language/migrations/step.ts'
import type { TableModel } from '../../../language/model.ts'
import { resolve } from '../../../generator/resolve/resolve.ts'
import type { Written } from '../../../generator/written.ts'
import type { Customs } from '../../../server/kit.ts'
import type { ProductModel, Validate } from '../../../server/ProductModel.ts'

export interface MadeProduct {
  readonly product: ProductModel
  /** Folder with its migration. */
  readonly folder: string
  /** As migrations compare them. */
  readonly tables: readonly TableModel[]
}

export const makeProduct = (written: Written, customs: Customs): MadeProduct => {
  const model = resolve(written, { fileOf: (entity) => entity, helpOf: () => undefined })
  const folder = mkdtempSync(join(tmpdir(), 'product-'))
  writeFileSync(join(folder, '0001.sql'), stepTo([], model.tables).sql)
  const forms = model.forms.map((form) => {
    const file = join(folder, `${form.name}.mjs`)
    writeFileSync(file, validatorCode(form))
    return [
      form.name,
      async () => ({
        validate: ((await import(pathToFileURL(file).href)) as { readonly default: Validate }).default,
        ...(form.rules && { rules: form.rules }),
      }),
    ] as const
  })
  const roleRights = Object.fromEntries(
    model.roles.map((role) => [role.name, model.rights.filter((right) => right.holders.includes(role.name)).map((right) => right.name)]),
  )
  return {
    folder,
    tables: model.tables,
    product: {
      app: model.app,
      roles: model.roles,
      groups: model.groups,
      roleRights,
      person: model.person,
      entities: model.entities,
      operations: model.operations,
      figures: model.figures,
      computations: model.computations,
      leaves: model.leaves,
      tables: model.tables.map(servedTable),
      forms: Object.fromEntries(forms),
      texts: model.texts,
      customs,
    },
  }
}
