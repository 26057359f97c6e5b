// The one place where the server meets the product: generated tables and the product's customs.
import { customs } from '#custom/server'
import { groups, person, roleRights, roles } from '#generated/access.ts'
import { app } from '#generated/app.ts'
import { computations } from '#generated/computations.ts'
import { tables } from '#generated/database.ts'
import { allEntities } from '#generated/entities/all.ts'
import { formLoaders } from '#generated/forms/index.ts'
import { leaves } from '#generated/leaves.ts'
import texts from '#generated/locales/en.json' with { type: 'json' }
import { languageLoaders } from '#generated/locales/languages.ts'
import { operations } from '#generated/operations.ts'
import { figures } from '#generated/reports.ts'
import { screens } from '#generated/routes.ts'
import type { ProductModel } from './ProductModel.ts'

export const product: ProductModel = {
  app,
  roles,
  groups,
  roleRights,
  person,
  entities: allEntities,
  operations,
  screens,
  figures,
  computations,
  leaves,
  tables,
  forms: formLoaders,
  texts,
  languages: languageLoaders,
  customs,
}
