// Does what `npm run settings` was asked for, and says so.
import type { FieldModel } from '../../language/model.ts'
import type { ProductModel } from '../ProductModel.ts'
import { transact } from '../actions/transact.ts'
import { write } from '../actions/write.ts'
import { configuredAs } from '../configured.ts'
import type { Db } from '../db/database.ts'
import { singleId } from '../db/fillRows.ts'
import { loadRecords } from '../queries/loadRecords.ts'
import type { Reader } from '../reader.ts'
import { say } from '../texts.ts'
import type { SettingsCommand } from './readSettingsCommand.ts'
import { readSetting, settingWord } from './settingValue.ts'
import { settingNamed, settingsOf } from './settingsOf.ts'

/** What counts where nothing is set: a value, or what the spec says of an empty field. */
const defaultOf = ({ texts }: Pick<ProductModel, 'texts'>, { starts, empty }: FieldModel): string =>
  starts === undefined ? (empty === undefined ? 'none' : say({ texts }, empty, [])) : settingWord(starts)

/** A value in one word: of an empty one, what it stands for. */
const saidOf = (product: Pick<ProductModel, 'texts'>, field: FieldModel, value: unknown): string =>
  settingWord(value) || defaultOf(product, field)

/** Every setting on a line of its own: its name, its value, and the default where it is another. */
const listSettings = async (reader: Reader): Promise<readonly string[]> => {
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

/**
 * Audited with what it was and is, and told to every console when it is committed.
 * @param value undefined puts the default back
 */
const changeSetting = async (db: Db, product: ProductModel, { name, path, starts }: FieldModel, value: unknown): Promise<void> => {
  const { configuration } = product.app
  if (!configuration) throw new Error('a product without configuration has no settings')
  const { entity, part } = configuration
  const stored = value ?? starts ?? null
  let was: unknown
  const difference = () => ({ before: { [path]: was }, after: { [path]: stored } })
  await transact(db, { product, action: 'changeSetting', entity, part, record: singleId, difference }, async (work) => {
    const [record] = await loadRecords(work, entity, [singleId])
    was = record?.[path] ?? null
    await write(work, entity, part, singleId, { [name]: stored })
  })
}

/**
 * @returns what to print
 * @throws CommandError
 */
export const runSettings = async (reader: Reader, command: SettingsCommand): Promise<string> => {
  if (command.does === 'list') return (await listSettings(reader)).join('\n')
  const { db, product } = reader
  const field = settingNamed(product, command.name)
  const value = command.does === 'set' ? await readSetting(product, field, command.value) : undefined
  await changeSetting(db, product, field, value)
  return `${command.name} is ${command.does === 'set' ? saidOf(product, field, value) : 'what it is by default'}.`
}
