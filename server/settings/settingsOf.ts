// The settings of a deployment by the names that a command calls them: flags.<name> for a flag of the product, else as the configuration has it.
import { deploymentFields } from '../../language/deployment.ts'
import type { FieldModel } from '../../language/model.ts'
import { didYouMean } from '../../language/suggest.ts'
import type { ProductModel } from '../ProductModel.ts'
import { CommandError } from '../CommandError.ts'

export type SettingsOf = Pick<ProductModel, 'app' | 'entities'>

export const settingsOf = ({ app, entities }: SettingsOf): ReadonlyMap<string, FieldModel> =>
  new Map(
    deploymentFields(entities, app.configuration).map((field) => [
      Object.hasOwn(app.flags, field.name) ? `flags.${field.name}` : field.name,
      field,
    ]),
  )

/** @throws CommandError that names the nearest setting and all there are */
export const settingNamed = (product: SettingsOf, name: string): FieldModel => {
  const all = settingsOf(product)
  const found = all.get(name)
  if (found) return found
  throw new CommandError(`There is no setting "${name}".${didYouMean(name, all.keys())}\nThere are: ${[...all.keys()].join(', ')}`)
}
