// What a value of the site's configuration works as (domain 3.3): what is stored, what config.json says, or what the product starts with. The console is started by it and General shows it.
import { reaching } from '../../language/deployment.ts'
import { addressPattern } from '../../language/fields/url.ts'
import type { AppModel } from '../../language/model.ts'

export type Said = Readonly<Record<string, unknown>>

export interface Working {
  readonly value: unknown
  readonly from: 'stored' | 'file' | 'start'
}

export const said = (value: unknown): Said => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Said) : {})
export const own = (from: Said, name: string): unknown => (Object.hasOwn(from, name) ? from[name] : undefined)
export const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined)
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []

/** Where files are, unless it is said apart. */
const insteadOf: Readonly<Record<string, string>> = { s3Url: 'filesUrl' }

/** What is stored may be older than the rule that addresses keep to: what is none leads nowhere, in a link or a picture. */
const isAddress = new RegExp(addressPattern)

/** The stored address wins, but for those needed to reach it. */
export const workingAddress = ({ addresses }: Pick<AppModel, 'addresses'>, name: string, local: Said, stored: unknown): Working => {
  const there = reaching.has(name) ? undefined : text(stored)
  if (there !== undefined && isAddress.test(there)) return { value: there, from: 'stored' }
  const here = text(own(local, name))
  // The server writes what the product starts with into config.json where that says nothing else.
  return here === undefined || here === addresses[name] ? { value: addresses[name], from: 'start' } : { value: here, from: 'file' }
}

/** Both lists count. */
export const disabledOf = (local: Said, stored: unknown): readonly string[] => [
  ...new Set([...texts(own(local, 'disabledPages')), ...texts(stored)]),
]

/** By the name of a field of the configuration. */
export const workingValue = (app: Pick<AppModel, 'addresses'>, name: string, local: Said, stored: unknown): Working => {
  if (name === 'disabledPages') return { value: disabledOf(local, stored), from: texts(own(local, name)).length > 0 ? 'file' : 'stored' }
  if (!Object.hasOwn(app.addresses, name)) return { value: stored, from: 'stored' }
  const found = workingAddress(app, name, local, stored)
  const other = insteadOf[name]
  return found.from === 'start' && other !== undefined ? workingAddress(app, other, local, undefined) : found
}
