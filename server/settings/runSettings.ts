// Does what `npm run settings` was asked for, and says so.
import type { Reader } from '../reader.ts'
import { changeSetting } from './changeSetting.ts'
import { listSettings, saidOf } from './listSettings.ts'
import type { SettingsCommand } from './readSettingsCommand.ts'
import { settingNamed } from './settingsOf.ts'
import { readSetting } from './settingValue.ts'

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
