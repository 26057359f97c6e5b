// Every setting on a line of its own: its name, its value, and the default where it is another.
import type { FieldModel } from '../../language/model.ts'
import { configuredAs } from '../configured.ts'
import type { Reader } from '../reader.ts'
import type { ProductModel } from '../ProductModel.ts'
import { say } from '../texts.ts'
import { settingsOf } from './settingsOf.ts'
import { settingWord } from './settingValue.ts'

/** What counts where nothing is set: a value, or what the spec says of an empty field. */
const defaultOf = ({ texts }: Pick<ProductModel, 'texts'>, { starts, empty }: FieldModel): string =>
  starts === undefined ? (empty === undefined ? 'none' : say({ texts }, empty, [])) : settingWord(starts)

/** A value in one word: of an empty one, what it stands for. */
export const saidOf = (product: Pick<ProductModel, 'texts'>, field: FieldModel, value: unknown): string =>
  settingWord(value) || defaultOf(product, field)

export const listSettings = async (reader: Reader): Promise<readonly string[]> => {
  const settings = [...settingsOf(reader.product)]
  const width = Math.max(...settings.map(([name]) => name.length))
  return Promise.all(
    settings.map(async ([name, field]) => {
      const usual = defaultOf(reader.product, field)
      const said = saidOf(reader.product, field, await configuredAs(reader, field.name))
      return `${name.padEnd(width)}  ${said === usual ? `${usual} (default)` : `${said} (default: ${usual})`}`
    }),
  )
}
