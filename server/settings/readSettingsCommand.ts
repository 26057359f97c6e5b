// What `npm run settings` is asked for: list, set NAME VALUE, unset NAME.
import { CommandError } from '../CommandError.ts'

export type SettingsCommand =
  | { readonly does: 'list' }
  | { readonly does: 'set'; readonly name: string; readonly value: string }
  | { readonly does: 'unset'; readonly name: string }

const usage = [
  'npm run settings -- list              every setting with its value and what it is by default',
  'npm run settings -- set NAME VALUE    on or off, a number, an address, or names separated by commas',
  'npm run settings -- unset NAME        back to the default',
].join('\n')

/** @throws CommandError with how it is used */
export const readSettingsCommand = ([does, name, value, more]: readonly string[]): SettingsCommand => {
  if (does === 'list' && name === undefined) return { does }
  if (does === 'set' && name !== undefined && value !== undefined && more === undefined) return { does, name, value }
  if (does === 'unset' && name !== undefined && value === undefined) return { does, name }
  throw new CommandError(usage)
}
